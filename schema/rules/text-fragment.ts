import { wellFormed } from '../routes/encode'

/** Longer words are named by their beginning and their end, in characters. */
const LONG = 120
/** How many words each of these has. */
const WORDS = 5

/** A part of a text fragment; a comma, an ampersand and a hyphen have a meaning there. */
const encoded = (text: string): string => encodeURIComponent(wellFormed(text)).replaceAll('-', '%2D')

/**
 * The end of an address that leads to words of a page: the browser finds them without script
 * (https://wicg.github.io/scroll-to-text-fragment/). Empty if there are none.
 */
export function textFragment(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  if (line === '') return ''
  // Words of several lines may be of several paragraphs, which only their ends can name.
  const lines = words.trim().split('\n')
  if (lines.length > 1) {
    const [beginning, ending] = [
      (lines[0] ?? '').trim().split(/\s+/),
      (lines.at(-1) ?? '').trim().split(/\s+/),
    ]
    return `#:~:text=${encoded(beginning.slice(0, WORDS).join(' '))},${encoded(ending.slice(-WORDS).join(' '))}`
  }
  const parts = line.split(' ')
  if (line.length <= LONG || parts.length < 2 * WORDS) return `#:~:text=${encoded(line)}`
  const [first, last] = [parts.slice(0, WORDS), parts.slice(-WORDS)]
  return `#:~:text=${encoded(first.join(' '))},${encoded(last.join(' '))}`
}

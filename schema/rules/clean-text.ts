import { wellFormed } from '../routes/encode'

/**
 * Text that people type, as it is stored: without characters that affect the text around it or that nobody can see.
 * Joiners stay, since words of some languages and many emoji need them. Rule: docs/rules/language.md, "Typed text".
 */

/** Control characters, direction marks and invisible characters; joiners are part of words. */
const STEERING = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu
/**
 * Control characters to remove from a text of several lines, where direction marks and closed embeddings are
 * legitimate.
 */
const STEERING_LINES = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|[\u206a-\u206f\ufeff]/gu
/** Takes no room: spaces, joiners, marks without a letter, fillers of Hangul, the blank of Braille. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Whether a text has anything to see. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== ''

/** A text with its spaces on one line, without space around it. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** One line while somebody types it: spaces stay, so that the saved text is the one they see. */
export const cleanTypedLine = (text: string): string =>
  wellFormed(text.replace(/\s/gu, ' ').replace(STEERING, ''))

/** A name, a title or a description as stored: one line. Empty if nothing of it is visible. */
export function cleanLine(text: string): string {
  const clean = onOneLine(cleanTypedLine(text))
  return isSeen(clean) ? clean : ''
}

const [LRE, RLE, PDF, LRO, RLO] = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e']
const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069']
const EMBEDDINGS = new Set([LRE, RLE])
const OVERRIDES = new Set([LRO, RLO])
const ISOLATES = new Set([LRI, RLI, FSI])

/** A line without overrides, and without embeddings and isolates that nothing on it closes. */
function cleanOrder(line: string): string {
  const steers = [...line.matchAll(STEERING_LINES)]
  if (steers.length === 0) return line
  const kept = new Set<number>()
  const open: { at: number; sign: string }[] = []
  let isolates = 0
  for (const { 0: sign, index: at } of steers) {
    const inner = open.at(-1)
    if (ISOLATES.has(sign)) {
      isolates++
      open.push({ at, sign })
    } else if (EMBEDDINGS.has(sign) || OVERRIDES.has(sign)) open.push({ at, sign })
    else if (sign === PDF && inner && !ISOLATES.has(inner.sign)) {
      open.pop()
      if (EMBEDDINGS.has(inner.sign)) kept.add(inner.at).add(at)
    } else if (sign === PDI && isolates > 0) {
      // The end of an isolate ends everything inside it.
      let opened = open.pop()
      while (opened && !ISOLATES.has(opened.sign)) opened = open.pop()
      if (opened) kept.add(opened.at).add(at)
      isolates--
    }
  }
  return line.replace(STEERING_LINES, (sign, at: number) => (kept.has(at) ? sign : ''))
}

/** A text of several lines as stored. Empty if nothing of it is visible. */
export function cleanParagraphs(text: string): string {
  const lines = wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
  const clean = lines.map(cleanOrder).join('\n').trim()
  return isSeen(clean) ? clean : ''
}

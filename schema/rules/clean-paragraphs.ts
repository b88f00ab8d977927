import { wellFormed } from '../routes/encode'
import { isSeen } from './clean-text'

/** Characters that may steer a text of several lines, in which marks and closed embeddings have their uses. */
const STEERING_LINES = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|[\u206a-\u206f\ufeff]/gu

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

import { MAX_SAVE_BYTES } from '../../../../schema/rules/drafts'
import { MAX_DELTAS } from '../../../../schema/rules/limits'
import type { Delta, Deltas } from '../../../../schema/story/delta'

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/** Longest part of a text that is sent at once, in UTF-16 units: each has three bytes at most, or six as JSON. */
const TEXT_PART = 30_000

/** A cut that doesn't divide a character. */
const cutAt = (text: string, at: number): number => (/[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at)

/**
 * A new or whole paragraph as several deltas, if its text alone is too long for one save: its beginning first, then
 * the rest of the text, and the markups last.
 */
function parts(delta: Delta): Delta[] {
  if (delta.type !== 'insert' && delta.type !== 'replace') return [delta]
  const { paragraph } = delta
  if (!('markups' in paragraph) || paragraph.text.length <= TEXT_PART) return [delta]
  const { text, markups, name } = paragraph
  const first = cutAt(text, TEXT_PART)
  const split: Delta[] = [{ ...delta, paragraph: { ...paragraph, text: text.slice(0, first), markups: [] } }]
  for (let at = first; at < text.length; ) {
    const end = cutAt(text, Math.min(at + TEXT_PART, text.length))
    split.push({ type: 'change', name, edits: [{ path: ['text'], splice: [at, 0, text.slice(at, end)] }] })
    at = end
  }
  if (markups.length > 0)
    split.push({ type: 'change', name, edits: [{ path: ['markups'], splice: [0, 0, markups] }] })
  return split
}

/**
 * The deltas of the next save: as many of them as one request takes. The rest follows with the saves after it. One
 * that is too large by itself is sent all the same, and refused with the reason.
 */
export function firstChunk(deltas: Deltas): { deltas: Deltas; isAll: boolean } {
  if (deltas.length <= MAX_DELTAS && bytesOf(deltas) <= MAX_SAVE_BYTES) return { deltas, isAll: true }
  const all = deltas.flatMap((delta) => (bytesOf(delta) > MAX_SAVE_BYTES / 2 ? parts(delta) : [delta]))
  let bytes = 0
  let count = 0
  for (const delta of all) {
    bytes += bytesOf(delta) + 1
    if (count > 0 && (bytes > MAX_SAVE_BYTES || count === MAX_DELTAS)) break
    count++
  }
  return { deltas: all.slice(0, count), isAll: count === all.length }
}

import { MAX_SAVE_BYTES } from '../../../../schema/rules/drafts'
import { MAX_DELTAS } from '../../../../schema/rules/limits'
import type { Delta, Deltas } from '../../../../schema/story/delta'
import type { Edit } from '../../../../schema/story/edits'

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/** The longest part of a text that is sent at once, in UTF-16 units: each has three bytes at most. */
const TEXT_PART = 30_000

/** A long text cut into parts, never within a character. */
function textParts(text: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const most = Math.min(at + TEXT_PART, text.length)
    const end = most < text.length && /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most
    parts.push(text.slice(at, end))
    at = end
  }
  return parts
}

/** The parts of a text, each inserted after the one before. */
const inserted = (name: string, path: Edit['path'], at: number, texts: readonly string[]): Delta[] =>
  texts.map((text, i) => {
    const before = texts.slice(0, i).reduce((length, part) => length + part.length, 0)
    return { type: 'change', name, edits: [{ path, splice: [at + before, 0, text] }] }
  })

/**
 * The beginning of a delta that is too large for one save, if its size comes from one long text: that text, part by
 * part. What else belongs to it follows when the text is there.
 */
function split(delta: Delta): Delta[] {
  if (delta.type === 'change') {
    const long = delta.edits.findIndex(({ splice }) => (splice?.[2].length ?? 0) > TEXT_PART)
    const edit = delta.edits[long]
    if (!edit?.splice) return [delta]
    const { path } = edit
    const [at, remove, text] = edit.splice
    if (typeof text !== 'string') return [delta]
    const [first = '', ...rest] = textParts(text)
    const edits: Edit[] = [...delta.edits.slice(0, long), { path, splice: [at, remove, first] }]
    return [{ ...delta, edits }, ...inserted(delta.name, path, at + first.length, rest)]
  }
  if (delta.type !== 'insert' && delta.type !== 'replace') return [delta]
  const { paragraph } = delta
  if (!('markups' in paragraph) || paragraph.text.length <= TEXT_PART) return [delta]
  const [first = '', ...rest] = textParts(paragraph.text)
  return [
    { ...delta, paragraph: { ...paragraph, text: first, markups: [] } },
    ...inserted(paragraph.name, ['text'], first.length, rest),
  ]
}

/**
 * The deltas of the next save: as many of them as one request takes. The rest is found by comparing again. A delta that
 * is too large and can't be split is sent all the same, and refused with the reason.
 */
export function firstChunk(deltas: Deltas): { deltas: Deltas; isAll: boolean } {
  if (deltas.length <= MAX_DELTAS && bytesOf(deltas) <= MAX_SAVE_BYTES) return { deltas, isAll: true }
  const chunk: Deltas = []
  // The brackets of the list.
  let bytes = 2
  for (const delta of deltas) {
    const isLarge = bytesOf(delta) > MAX_SAVE_BYTES / 2
    for (const part of isLarge ? split(delta) : [delta]) {
      bytes += bytesOf(part) + 1
      if (chunk.length > 0 && (bytes > MAX_SAVE_BYTES || chunk.length === MAX_DELTAS))
        return { deltas: chunk, isAll: false }
      chunk.push(part)
    }
    // What follows may depend on all of a delta that was split.
    if (isLarge) return { deltas: chunk, isAll: false }
  }
  return { deltas: chunk, isAll: true }
}

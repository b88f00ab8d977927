import { withoutOverlaps } from './normal-markups'
import type { Markup, MarkupType } from './paragraph'

/** A run of text, or an element with its content. */
export type Piece<M extends Markup> = string | { markup: M; start: number; pieces: Piece<M>[] }

/** From the outermost to the innermost: a link is never split by what is inside it. */
const NESTING: readonly MarkupType[] = ['A', 'STRONG', 'EM', 'MARK', 'STRIKE', 'CODE']

/**
 * A text with its markups as elements that nest, in one sweep from the left to the right: each kind stands inside
 * the kinds before it in `NESTING`, and is closed and opened again where one of them begins or ends. The time it
 * takes is in proportion to the text and its markups, but for sorting them. Rule: docs/rules/stories.md, "Markups".
 */
export function markedPieces<M extends Markup>(text: string, markups: readonly M[]): Piece<M>[] {
  const layers = NESTING.map((type) =>
    withoutOverlaps(
      markups.filter((markup) => markup.type === type),
      text.length,
    ),
  ).filter((layer) => layer.length > 0)
  // How far each layer has been read.
  const next = layers.map(() => 0)

  function sweep(layer: number, start: number, end: number, into: Piece<M>[]): Piece<M>[] {
    const ownMarkups = layers[layer]
    if (start >= end) return into
    if (ownMarkups === undefined) {
      into.push(text.slice(start, end))
      return into
    }
    let at = start
    for (let i = next[layer] ?? 0; at < end; i++) {
      const markup = ownMarkups[i]
      if (markup === undefined || markup.start >= end) break
      const from = Math.max(markup.start, at)
      const to = Math.min(markup.end, end)
      sweep(layer + 1, at, from, into)
      if (from < to) into.push({ markup, start: from, pieces: sweep(layer + 1, from, to, []) })
      at = Math.max(at, to)
      // One that goes on beyond the end is met again there.
      if (markup.end > end) break
      next[layer] = i + 1
    }
    return sweep(layer + 1, at, end, into)
  }
  return sweep(0, 0, text.length, [])
}

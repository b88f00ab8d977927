import type { Command } from 'prosemirror-state'
import type { Match } from './matches'

/** Replaces words in all their places, as one step of undo. New words are formatted as the old ones began. */
export const replaceMatches =
  (matches: readonly Match[], words: string): Command =>
  (state, dispatch) => {
    if (matches.length === 0) return false
    const { tr } = state
    // From the end, so that the places before stay where they are.
    for (const { from, to } of matches.toReversed()) {
      if (words === '') tr.delete(from, to)
      else tr.replaceWith(from, to, state.schema.text(words, state.doc.resolve(from + 1).marks()))
    }
    dispatch?.(tr)
    return true
  }

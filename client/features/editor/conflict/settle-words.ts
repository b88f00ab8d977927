import { comparedTexts } from '../../../../schema/story/compare-documents'
import { movedMarkups } from '../../../../schema/story/edits'
import type { MergeConflict } from '../../../../schema/story/merge-documents'
import type { Paragraph } from '../../../../schema/story/paragraph'

/** Words that are the same on both sides, or what each side has in their place. */
export type Stretch = { same: string } | { ours: string; theirs: string }

/** Two texts as stretches, the differences between words that are the same. */
export function stretchesOf(ours: string, theirs: string): Stretch[] {
  const stretches: Stretch[] = []
  for (const { text, in: side } of comparedTexts(theirs, ours)) {
    const last = stretches.at(-1)
    if (side === 'both') stretches.push({ same: text })
    else {
      const difference = last && 'ours' in last ? last : { ours: '', theirs: '' }
      if (difference !== last) stretches.push(difference)
      difference[side === 'later' ? 'ours' : 'theirs'] += text
    }
  }
  return stretches
}

/** What a side has at a place whose words can be settled one by one; undefined where the whole is chosen. */
export function settledTexts(conflict: MergeConflict): { ours: string; theirs: string } | undefined {
  if (conflict.of !== 'paragraph') return { ours: conflict.ours, theirs: conflict.theirs }
  const { ours, theirs } = conflict
  if (!ours || !theirs || !('text' in ours) || !('text' in theirs) || ours.type !== theirs.type)
    return undefined
  return { ours: ours.text, theirs: theirs.text }
}

/** The splices of our text that take their words. @param picks the places among the stretches that theirs win. */
function splicesOf(stretches: readonly Stretch[], picks: ReadonlySet<number>): [number, number, string][] {
  let at = 0
  return stretches.flatMap((stretch, i): [number, number, string][] => {
    if ('same' in stretch) {
      at += stretch.same.length
      return []
    }
    const { ours, theirs } = stretch
    const isTheirs = picks.has(i)
    const start = at
    at += (isTheirs ? theirs : ours).length
    return isTheirs ? [[start, ours.length, theirs]] : []
  })
}

/** A text in which their words stand in the picked places, and ours in all others. */
export const settledText = (stretches: readonly Stretch[], picks: ReadonlySet<number>): string =>
  stretches
    .map((stretch, i) => ('same' in stretch ? stretch.same : picks.has(i) ? stretch.theirs : stretch.ours))
    .join('')

/** Our paragraph with such a text; the formats of what stays go along. */
export function settledParagraph(
  ours: Paragraph,
  stretches: readonly Stretch[],
  picks: ReadonlySet<number>,
): Paragraph {
  if (!('text' in ours)) return ours
  const text = settledText(stretches, picks)
  if (!('markups' in ours)) return { ...ours, text }
  const markups = splicesOf(stretches, picks).reduce(movedMarkups, ours.markups)
  return { ...ours, text, markups }
}

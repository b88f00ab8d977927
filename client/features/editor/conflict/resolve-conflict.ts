import type { DraftDocument } from '../../../../schema/story/draft'
import type { MergeConflict } from '../../../../schema/story/merge-documents'
import type { StoryBody } from '../../../../schema/story/paragraph'
import type { DraftConflict } from '../journal/state'
import { settledParagraph, settledText, settledTexts, stretchesOf } from './settle-words'

/** Which text stays: that of this tab, the other one, or one after the other. */
export type Side = 'ours' | 'theirs' | 'both'

/** What a writer has chosen for a place: a side, or the places within its text where their words stand. */
export type Choice = Side | ReadonlySet<number>

/** The name of a conflict among the choices. */
export const conflictName = (conflict: MergeConflict): string =>
  conflict.of === 'paragraph' ? conflict.name : conflict.of

/** Whether both texts can stay: not if a side has removed the paragraph, or if it is a note, whose label is one. */
export const canKeepBoth = (conflict: MergeConflict): boolean =>
  conflict.of === 'paragraph' &&
  conflict.ours !== undefined &&
  conflict.theirs !== undefined &&
  conflict.ours.type !== 'FOOTNOTE' &&
  conflict.theirs.type !== 'FOOTNOTE'

/** What stays unless the writer chooses otherwise: ours, or whichever side still has the paragraph. */
export const defaultSide = (conflict: MergeConflict): Side =>
  conflict.of === 'paragraph' && conflict.ours === undefined ? 'theirs' : 'ours'

function decidedBody(
  body: StoryBody,
  conflict: Extract<MergeConflict, { of: 'paragraph' }>,
  choice: Choice,
  newName: () => string,
): StoryBody {
  const { ours, theirs, name } = conflict
  const texts = settledTexts(conflict)
  const kept =
    typeof choice !== 'string'
      ? [ours && texts ? settledParagraph(ours, stretchesOf(texts.ours, texts.theirs), choice) : []].flat()
      : choice === 'both' && ours && theirs
        ? [ours, { ...theirs, name: newName() }]
        : [(choice === 'theirs' ? theirs : ours) ?? []].flat()
  return body.flatMap((paragraph) => (paragraph.name === name ? kept : paragraph))
}

function decidedLine({ ours, theirs }: { ours: string; theirs: string }, choice: Choice): string {
  if (typeof choice !== 'string') return settledText(stretchesOf(ours, theirs), choice)
  return choice === 'theirs' ? theirs : ours
}

/** The text that comes of a conflict by what the writer has chosen for each place. */
export function resolvedConflict(
  { merged, conflicts }: Pick<DraftConflict, 'merged' | 'conflicts'>,
  choices: ReadonlyMap<string, Choice>,
  newName: () => string,
): DraftDocument {
  let document = merged
  for (const conflict of conflicts) {
    const choice = choices.get(conflictName(conflict)) ?? defaultSide(conflict)
    document =
      conflict.of === 'paragraph'
        ? { ...document, body: decidedBody(document.body, conflict, choice, newName) }
        : { ...document, [conflict.of]: decidedLine(conflict, choice) }
  }
  return document
}

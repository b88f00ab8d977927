import type { DraftDocument } from '../../../../schema/story/draft'
import type { MergeConflict } from '../../../../schema/story/merge-documents'
import type { StoryBody } from '../../../../schema/story/paragraph'
import type { DraftConflict } from '../journal/state'

/** Which text stays: that of this tab, the other one, or one after the other. */
export type Side = 'ours' | 'theirs' | 'both'

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
  side: Side,
  newName: () => string,
): StoryBody {
  const { ours, theirs, name } = conflict
  const kept =
    side === 'both' && ours && theirs
      ? [ours, { ...theirs, name: newName() }]
      : [(side === 'theirs' ? theirs : ours) ?? []].flat()
  return body.flatMap((paragraph) => (paragraph.name === name ? kept : paragraph))
}

/** The text that comes of a conflict by what the writer has chosen for each place. */
export function resolvedConflict(
  { merged, conflicts }: Pick<DraftConflict, 'merged' | 'conflicts'>,
  choices: ReadonlyMap<string, Side>,
  newName: () => string,
): DraftDocument {
  let document = merged
  for (const conflict of conflicts) {
    const side = choices.get(conflictName(conflict)) ?? defaultSide(conflict)
    document =
      conflict.of === 'paragraph'
        ? { ...document, body: decidedBody(document.body, conflict, side, newName) }
        : { ...document, [conflict.of]: side === 'theirs' ? conflict.theirs : conflict.ours }
  }
  return document
}

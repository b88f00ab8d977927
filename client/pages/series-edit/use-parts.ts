import type { EditedSequenceFragment } from '../../features/sequence/edited-sequence.generated'
import { SetSequenceParts } from '../../features/sequence/set-sequence-parts.generated'
import { useChange } from '../../features/settings/use-change'
import { useSavedList } from '../../features/settings/use-saved-list'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { SeriesEdit } from './series-edit.generated'

export type Part = EditedSequenceFragment['ownParts'][number]

/** The parts of a series while they are edited. Rule: docs/rules/series.md, "Editing". */
export function useParts({ id, slugId, revision, ownParts }: EditedSequenceFragment) {
  const app = useApp()
  const { run, refusal } = useChange(SetSequenceParts)
  const { items, change } = useSavedList<Part, number>({
    saved: ownParts,
    base: revision,
    save: async (parts, base) => {
      const postIds = parts.map(({ postId }) => postId)
      return (await run({ input: { sequenceId: id, revision: base, postIds } }))?.revision
    },
    reload: () => refetch(app, SeriesEdit, { slugId }),
  })
  return { parts: items, change, refusal }
}

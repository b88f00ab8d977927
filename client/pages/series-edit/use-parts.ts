import { useEffect, useRef, useState } from 'react'
import type { EditedSequenceFragment } from '../../features/sequence/edited-sequence.generated'
import { SetSequenceParts } from '../../features/sequence/set-sequence-parts.generated'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { SeriesEdit } from './series-edit.generated'

export type Part = EditedSequenceFragment['ownParts'][number]

/**
 * The parts of a series while they are edited. A change shows at once and is saved behind it; changes that are made
 * meanwhile are saved together, each on the revision that the last one made. If one is refused, the parts are again as
 * they were saved. Rule: docs/rules/series.md, "Editing".
 */
export function useParts(series: EditedSequenceFragment) {
  const app = useApp()
  const { run, refusal } = useChange(SetSequenceParts)
  const [wanted, setWanted] = useState<readonly Part[]>()
  const unsaved = useRef<readonly Part[]>(undefined)
  const isSaving = useRef(false)
  const revision = useRef(series.revision)
  const parts = wanted ?? series.ownParts
  /** What a toast's "Undo" begins from, which may be pressed after further changes. */
  const current = useRef(parts)
  useEffect(() => {
    current.current = parts
    if (!isSaving.current) revision.current = series.revision
  }, [parts, series.revision])

  const save = async () => {
    if (isSaving.current) return
    isSaving.current = true
    let isRefused = false
    while (unsaved.current && !isRefused) {
      const postIds = unsaved.current.map(({ postId }) => postId)
      unsaved.current = undefined
      const saved = await run({ input: { sequenceId: series.id, revision: revision.current, postIds } })
      if (saved) revision.current = saved.revision
      isRefused = !saved
    }
    // It may have been changed in another window.
    if (isRefused) await refetch(app, SeriesEdit, { slugId: series.slugId })
    unsaved.current = undefined
    isSaving.current = false
    setWanted(undefined)
  }
  const change = (update: (parts: readonly Part[]) => readonly Part[]) => {
    const after = update(current.current)
    if (after === current.current) return
    current.current = after
    unsaved.current = after
    setWanted(after)
    save()
  }
  return { parts, change, refusal }
}

import { MOST_EMPTIED_STORIES } from '../../../schema/rules/own-stories'
import { ownStoryCounts, trashOf } from '../../data/own-story/queries'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { deleteForGood } from './delete-for-good'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'drafts' | 'purger' | 'reindex' | 'later'>

/** Deletes what is in the viewer's trash for good. Idempotent. Rule: docs/rules/writing.md, "Your stories". */
export async function emptyTrash(parts: Parts): Promise<Result<{ deleted: number; left: number }, NoWriter>> {
  const writer = await requireWriter(parts)
  if (!writer.ok) return writer
  const { id } = writer.value
  const stories = await parts.db.all(trashOf, id, MOST_EMPTIED_STORIES)
  await deleteForGood(
    parts,
    stories.map((story) => story.id),
  )
  const after = await parts.db.first(ownStoryCounts, id)
  return ok({ deleted: stories.length, left: after?.deleted ?? 0 })
}

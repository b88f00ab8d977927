import { eraseStatements } from '../draft/erase-stories'
import { forgetDrafts } from '../draft/forget-drafts'
import type { Needs } from '../parts'

type Parts = Needs<'db' | 'clock' | 'drafts' | 'purger' | 'reindex' | 'later'>

/** Deletes stories of the trash for good. Idempotent. Rule: docs/rules/writing.md, "Trash". */
export async function deleteForGood(parts: Parts, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { db, clock, drafts, purger, reindex, later } = parts
  const now = clock.now()
  await db.write([...eraseStatements(ids, now), ...purger.statements(ids.map(purger.names.post), { now })])
  reindex(ids)
  later(forgetDrafts(drafts, ids))
  await purger.request()
}

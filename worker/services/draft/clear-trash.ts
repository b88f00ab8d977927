import { TRASH_KEPT } from '../../../schema/rules/drafts'
import { expiredTrash } from '../../data/post/trash-writes'
import type { Needs } from '../parts'
import { eraseStatements } from './erase-stories'
import { forgetDrafts } from './forget-drafts'

/**
 * Deletes the words of stories that have been in the trash for 14 days, of `perRun` at most. A story that is taken out
 * at that moment stays. Idempotent. Rule: docs/rules/writing.md, "Trash".
 *
 * @throws if the database can't be reached.
 */
export async function clearTrash(
  { db, clock, drafts, purger, reindex }: Needs<'db' | 'clock' | 'drafts' | 'purger' | 'reindex'>,
  perRun: number,
): Promise<void> {
  const now = clock.now()
  const due = await db.all(expiredTrash, now - TRASH_KEPT, perRun)
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  await db.write([...eraseStatements(ids, now), ...purger.statements(ids.map(purger.names.post), { now })])
  console.log(JSON.stringify({ event: 'trash-emptied', postIds: ids }))
  reindex(ids)
  await Promise.all([forgetDrafts(drafts, ids), purger.request()])
}

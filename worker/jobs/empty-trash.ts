import { TRASH_KEPT } from '../../schema/rules/drafts'
import { Database } from '../data/database'
import { expiredTrash } from '../data/post/trash-writes'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDrafts } from '../platform/drafts/open-drafts'
import { eraseStatements } from '../services/draft/erase-stories'
import { forgetDrafts } from '../services/draft/forget-drafts'
import { requestIndexing } from '../services/search/request-indexing'

/** How many stories one run deletes; the rest follows with the next one, a minute later. */
const STORIES = 50

/**
 * The cron's part: deletes the words of stories that have been in the trash for 14 days. A story that is taken out at
 * that moment stays. Idempotent. Rule: docs/rules/writing.md, "Trash".
 *
 * @throws if the database can't be reached.
 */
export async function emptyTrash(
  env: Pick<Env, 'DB' | 'DRAFT_SEQUENCER' | 'JOBS' | 'PURGE_COORDINATOR'>,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  const db = new Database(env.DB)
  const now = clock.now()
  const due = await db.all(expiredTrash, now - TRASH_KEPT, STORIES)
  if (due.length === 0) return
  const { names, statements } = storyPurger(async () => {})
  const ids = due.map(({ id }) => id)
  await db.write([...eraseStatements(ids, now), ...statements(ids.map(names.post), { now })])
  console.log(JSON.stringify({ event: 'trash-emptied', postIds: ids }))
  await Promise.all([
    forgetDrafts(openDrafts(env, clock), ids),
    requestIndexing(env.JOBS, ids),
    requestPurge(env, ctx, clock),
  ])
}

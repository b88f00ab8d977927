import { newId } from '../../schema/rules/new-id'
import { Database } from '../data/database'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDrafts } from '../platform/drafts/open-drafts'
import { publishDue } from '../services/post/publish-due'
import { requestDecoration } from '../services/post/request-decoration'
import { requestIndexing } from '../services/search/request-indexing'

/**
 * The cron's part, every minute: publishes planned stories whose time has come, purges readers' pages and
 * updates search. Rule: docs/rules/stories.md, "Planned stories".
 *
 * @throws if the database can't be reached.
 */
export async function publishScheduled(
  env: Pick<Env, 'DB' | 'DRAFT_SEQUENCER' | 'JOBS' | 'PURGE_COORDINATOR'>,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  const versions: string[] = []
  const { published, failed } = await publishDue({
    db: new Database(env.DB),
    clock,
    drafts: openDrafts(env, clock),
    newId,
    purger: storyPurger(async () => {}),
    reindex: () => {},
    decorate: (versionId) => void versions.push(versionId),
  })
  for (const failure of failed) console.error(JSON.stringify({ event: 'publish-failed', ...failure }))
  if (published.length === 0) return
  console.log(JSON.stringify({ event: 'published-scheduled', postIds: published }))
  // One of each for all stories.
  await Promise.all([
    requestPurge(env, ctx, clock),
    requestIndexing(env.JOBS, published),
    requestDecoration(env.JOBS, versions),
  ])
}

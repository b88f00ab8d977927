import { RESPONSE_HELD } from '../../schema/rules/responses'
import { Database } from '../data/database'
import { heldBefore } from '../data/response/queries'
import { publishHeld } from '../data/response/writes'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openChannels } from '../platform/notifications/channels'
import { tellTabs } from '../services/notification/notify'
import { shownFirst } from '../services/response/decide'
import { findResponse } from '../services/response/discussion'
import { moveResponse } from '../services/response/move-response'

/** How many one run shows; the next follows in a minute. */
const AT_ONCE = 50

/**
 * The cron's part: shows responses on which nobody has decided for two weeks, unless their writer is suspended or gone.
 * Those whom they answer and mention hear of them. Idempotent. Rule: docs/rules/responses.md, "What waits".
 */
export async function showHeldResponses(
  env: Pick<Env, 'DB' | 'JOBS' | 'NOTIFICATION_CHANNEL' | 'PURGE_COORDINATOR'>,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  const db = new Database(env.DB)
  const now = clock.now()
  const due = await db.all(heldBefore, now - RESPONSE_HELD, AT_ONCE)
  if (due.length === 0) return
  const parts = { db, clock, purger: storyPurger(async () => {}) }
  const told: string[] = []
  for (const place of due) {
    const responseInDiscussion = await findResponse(db, place.postId)
    // Of what isn't discussed any more, nobody hears.
    const news = responseInDiscussion
      ? await shownFirst(parts, responseInDiscussion, now)
      : { statements: [publishHeld(place.postId, now)], told: [] }
    if (await moveResponse(parts, place, 'draft', news.statements, 'shown')) told.push(...news.told)
  }
  await tellTabs({ db, clock, channels: openChannels(env) }, [...new Set(told)])
  await requestPurge(env, ctx, clock)
}

import { RESPONSE_HELD } from '../../schema/rules/responses'
import { Database } from '../data/database'
import { heldBefore } from '../data/response/queries'
import { publishHeld, setResponseStatus } from '../data/response/writes'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { moveResponse } from '../services/response/move-response'

/** How many one run shows; the next follows in a minute. */
const AT_ONCE = 50

/**
 * The cron's part: shows responses on which nobody has decided for two weeks, unless their writer is suspended or gone.
 * Idempotent. Rule: docs/rules/responses.md, "What waits".
 */
export async function showHeldResponses(
  env: Pick<Env, 'DB' | 'JOBS' | 'PURGE_COORDINATOR'>,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  clock: Clock,
): Promise<void> {
  const db = new Database(env.DB)
  const now = clock.now()
  const due = await db.all(heldBefore, now - RESPONSE_HELD, AT_ONCE)
  if (due.length === 0) return
  const parts = { db, clock, purger: storyPurger(async () => {}) }
  for (const place of due)
    await moveResponse(parts, place, 'draft', [
      setResponseStatus(place.postId, 'shown'),
      publishHeld(place.postId, now),
    ])
  await requestPurge(env, ctx, clock)
}

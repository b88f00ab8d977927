import type { Clock } from '../platform/clock'
import { withLimit } from '../platform/with-limit'

/** How long after the request the queue checks that the coordinator has done its work, in seconds. */
const NET_DELAY = 5

/** The longest that a caller waits for a purge, in milliseconds; the purge itself continues. */
const WAIT = 3000

/**
 * Requests the purge of the tags that a change wrote into the outbox; call it after the batch has succeeded.
 * Nothing depends on it: if it fails, the queue and then the cron sweep find the open rows
 * (docs/rules/caching.md, "Outbox").
 *
 * @returns a promise of the purge's end or postponement, or of the longest wait; already passed to `waitUntil`; never rejects.
 */
export function requestPurge(
  env: Pick<Env, 'PURGE_COORDINATOR' | 'JOBS'>,
  ctx: { waitUntil: (work: Promise<unknown>) => void },
  clock: Clock,
): Promise<void> {
  const work = Promise.allSettled([
    env.PURGE_COORDINATOR.getByName(COORDINATOR).purgeOpen(clock.now()),
    env.JOBS.send({ type: 'purge' }, { delaySeconds: NET_DELAY }),
  ]).then((results) => {
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      console.error(JSON.stringify({ event: 'purge-request-failed', error: String(result.reason) }))
    }
  })
  ctx.waitUntil(work)
  return withLimit(work, WAIT, 'the purge goes on').catch(() => {})
}

/** The name of the only coordinator. */
export const COORDINATOR = 'purges'

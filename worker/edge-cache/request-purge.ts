import type { Clock } from '../platform/clock'

/** The queue looks after what the coordinator should have done by then, in seconds. */
const NET_DELAY = 5

/**
 * Asks for the purge of what a change wrote into the outbox, after its batch has succeeded. Nothing depends on
 * it: should it fail, the queue and then the cron sweep find the open rows (docs/rules/caching.md, "Outbox").
 *
 * @returns when the purge is over or was put off; already handed to `waitUntil`; never rejects.
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
  return work
}

/** The one coordinator's name. */
export const COORDINATOR = 'purges'

import pRetry from 'p-retry'
import type { Needs } from '../../parts'

/** How often failed work is retried, and after how many milliseconds. */
const RETRIES = 2
const FIRST_WAIT = 500

/**
 * Reports an attempt's outcome to the lockouts after the response has been sent: somebody who has proven
 * their identity isn't kept out because that can't be recorded. Idempotent work is retried; failures are
 * logged.
 */
export function settleLater(
  { later }: Needs<'later'>,
  work: () => Promise<unknown>,
  { isRepeatable }: { isRepeatable: boolean },
): void {
  const done = pRetry(work, { retries: isRepeatable ? RETRIES : 0, minTimeout: FIRST_WAIT })
  later(
    done.catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'lockout-not-settled', error: String(error) }))
    }),
  )
}

import pRetry from 'p-retry'
import type { Needs } from '../../parts'

/** How often, and after how many milliseconds, what failed is tried again. */
const RETRIES = 2
const FIRST_WAIT = 500

/**
 * Tells the lockouts after the answer has gone out what came of a try: somebody who has shown who they are isn't kept
 * out because that can't be noted. What can be done twice is tried again; what fails is logged.
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

import pRetry, { AbortError } from 'p-retry'

/** A failure that a retry may overcome, and that did nothing that a retry would do again. */
export class PassingFault extends Error {
  override name = 'PassingFault'
}

/**
 * The number of attempts, and the milliseconds before the second; each further wait is three times as long.
 */
const TRIES = 4
const FIRST_WAIT = 300

/** Whatever was thrown, as an error. */
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/**
 * Tries something again after passing faults, with longer and longer waits, until the signal. Any other failure is final.
 *
 * @throws the last failure.
 */
export function retried<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  firstWait = FIRST_WAIT,
): Promise<Result> {
  const once = async () => {
    try {
      return await inTime(attempt(), signal)
    } catch (error) {
      throw error instanceof PassingFault ? error : new AbortError(asError(error))
    }
  }
  return pRetry(once, { retries: TRIES - 1, factor: 3, minTimeout: firstWait, signal })
}

/** Rejects at the signal even if the awaited work can't be aborted. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('it took too long'))
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

import pRetry, { AbortError } from 'p-retry'

/** A failure that a retry may overcome, and that did nothing that a retry would do again. */
export class PassingFault extends Error {
  override name = 'PassingFault'

  /** @param again how many milliseconds the service wants to be left alone, if it says so. */
  constructor(
    message: string,
    readonly again = 0,
  ) {
    super(message)
  }
}

/**
 * The number of attempts, and the milliseconds before the second; each further wait is three times as long.
 */
const TRIES = 4
const FIRST_WAIT = 300

/** Limits of the attempts. */
export interface RetryLimits {
  /** How long they may take together, in milliseconds. */
  timeLimit: number
  /** For tests. */
  firstWait?: number | undefined
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/**
 * Attempts until it works, within the time limit. Only passing faults are tried again.
 *
 * @returns what went wrong in the end, and whether an attempt was cut off.
 */
export async function persist(
  attempt: (signal: AbortSignal) => Promise<void>,
  { timeLimit, firstWait = FIRST_WAIT }: RetryLimits,
): Promise<{ error: Error; isCutOff: boolean } | undefined> {
  const signal = AbortSignal.timeout(timeLimit)
  const began = performance.now()
  const canWait = (wait: number) => performance.now() - began + wait < timeLimit
  let last: unknown
  let isCutOff = false
  const once = async () => {
    try {
      await inTime(attempt(signal), signal)
    } catch (error) {
      last = error
      isCutOff = signal.aborted
      throw error instanceof PassingFault && canWait(error.again) ? error : new AbortError(asError(error))
    }
  }
  try {
    await pRetry(once, {
      retries: TRIES - 1,
      factor: 3,
      minTimeout: firstWait,
      signal,
      async onFailedAttempt({ error, retryDelay, retriesLeft }) {
        const longer = error instanceof PassingFault ? error.again - retryDelay : 0
        if (retriesLeft > 0 && longer > 0) await scheduler.wait(longer, { signal })
      },
    })
    return undefined
  } catch (error) {
    return { error: asError(last ?? error), isCutOff }
  }
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

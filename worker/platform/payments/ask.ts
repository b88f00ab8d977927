import pRetry, { AbortError } from 'p-retry'
import { readChunks } from '../read-chunks'

/** How long one request may take, with its response, in milliseconds. */
const TIME_LIMIT = 10_000
/** How often a request that failed quickly is repeated. */
const RETRIES = 2
/** Milliseconds before the first repetition; twice as long before the second. */
const RETRY_DELAY = 500
/** The largest response, in bytes: a page of charges. */
const LONGEST_ANSWER = 2 * 1024 * 1024

/** Overridable in tests. */
export interface PaymentLimits {
  timeLimit?: number
  retryDelay?: number
}

/** A provider gave no usable answer. `detail` is for the log, and names nothing that was sent or received. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  constructor(
    readonly detail: string,
    /** Whether the same request may succeed in a moment. */
    readonly isPassing: boolean,
  ) {
    super(detail)
  }
}

export const isTransientStatus = (status: number): boolean =>
  status === 409 || status === 429 || status >= 500

/**
 * `fetch` for providers of payments: within a time limit that includes the body. Redirects aren't followed, since what
 * is sent is meant for one address alone.
 *
 * @throws NoAnswer if the provider is down or slow, answers too much or redirects.
 */
export async function fetchPayment(
  address: string,
  init: RequestInit,
  { timeLimit = TIME_LIMIT }: PaymentLimits = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeLimit)
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    const chunks = await readChunks(response, LONGEST_ANSWER)
    if (!chunks) throw new NoAnswer('too long', false)
    if (status >= 300 && status < 400) throw new NoAnswer(`status ${status}`, false)
    return new Response(new Blob(chunks), { status, headers })
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    // Somebody is waiting, so a slow request isn't repeated.
    throw signal.aborted ? new NoAnswer('too slow', false) : new NoAnswer('no connection', true)
  }
}

/** Logs that a request wasn't done. `detail` names nothing that was sent or received, except an error's code. */
export function logUnavailable(request: string, detail: string): void {
  console.error(JSON.stringify({ event: 'payments-unavailable', request, detail }))
}

/**
 * The result of work that is safe to repeat: it is repeated, with a delay, if the provider fails quickly and transiently.
 *
 * @returns nothing if the provider gave no answer; the log says which one, and why.
 * @throws what isn't a `NoAnswer`.
 */
export async function steadily<Result>(
  name: string,
  work: () => Promise<Result>,
  { timeLimit = TIME_LIMIT, retryDelay = RETRY_DELAY }: PaymentLimits = {},
): Promise<Result | undefined> {
  const once = async (): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof NoAnswer && error.isPassing) throw error
      throw new AbortError(error instanceof Error ? error : new Error(String(error)))
    }
  }
  try {
    return await pRetry(once, { retries: RETRIES, minTimeout: retryDelay, maxRetryTime: timeLimit })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    logUnavailable(name, error.detail)
    return undefined
  }
}

import pRetry, { AbortError } from 'p-retry'
import { readChunks } from '../read-chunks'
import { ProviderFailed } from './provider'

/** How long a provider may take for one response, in milliseconds. */
const TIME_LIMIT = 10_000
/** The largest response of a provider, in bytes. */
const LONGEST_ANSWER = 256 * 1024
/** How often a call that failed quickly is retried. */
const RETRIES = 2
/** Milliseconds before the first retry; twice as long before the second. */
const RETRY_DELAY = 200

/** Overridable in tests. */
export interface FetchLimits {
  timeLimit?: number
  retryDelay?: number
}

/** The whole body, or an error if it is too large. */
async function readBody(response: Response): Promise<Blob> {
  const chunks = await readChunks(response, LONGEST_ANSWER)
  if (!chunks) throw new AbortError(new ProviderFailed('invalid', 'the answer is too long'))
  return new Blob(chunks)
}

/** Transient: the provider is overloaded or starting. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

/**
 * `fetch` for providers: within a time limit that includes the body; retried after a while when they fail
 * quickly and transiently. Slow failures aren't retried, since somebody is waiting. Redirects aren't
 * followed.
 *
 * @throws ProviderFailed: `unavailable` if the provider is down or slow, `invalid` if its response is too
 * large.
 */
export const providerFetch =
  ({ timeLimit = TIME_LIMIT, retryDelay = RETRY_DELAY }: FetchLimits = {}) =>
  (url: string, init: RequestInit): Promise<Response> => {
    const once = async (): Promise<Response> => {
      const signal = AbortSignal.timeout(timeLimit)
      try {
        const response = await fetch(url, { ...init, redirect: 'manual', signal })
        const body = await readBody(response)
        if (isPassing(response.status)) {
          throw new ProviderFailed('unavailable', `${new URL(url).host} answered ${response.status}`)
        }
        const { status, headers } = response
        const isEmpty = status === 204 || status === 304 || body.size === 0
        return new Response(isEmpty ? null : body, { status, headers })
      } catch (error) {
        if (error instanceof ProviderFailed || error instanceof AbortError) throw error
        const failed = new ProviderFailed('unavailable', `${new URL(url).host}: ${error}`, { cause: error })
        throw signal.aborted ? new AbortError(failed) : failed
      }
    }
    return pRetry(once, {
      retries: RETRIES,
      minTimeout: retryDelay,
      maxRetryTime: timeLimit,
    })
  }

/** How providers are called. */
export type ProviderFetch = ReturnType<typeof providerFetch>

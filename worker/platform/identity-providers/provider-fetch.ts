import pRetry, { AbortError } from 'p-retry'
import { ProviderFailed } from './provider'

/** How long a provider may take for one answer, in milliseconds. */
const TIME_LIMIT = 10_000
/** As much as a provider may say, in bytes. */
const LONGEST_ANSWER = 256 * 1024
/** How often a call is made again that failed quickly. */
const RETRIES = 2
/** Milliseconds before the first of them; twice as long before the second. */
const RETRY_DELAY = 200

/** What may be another for tests. */
export interface FetchLimits {
  timeLimit?: number
  retryDelay?: number
}

/** The whole body, or an error when there is more of it than may be. */
async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LONGEST_ANSWER) throw new AbortError(new ProviderFailed('invalid', 'the answer is too long'))
    chunks.push(chunk)
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}

/** What passes: the provider has too much to do, or is being started. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

/**
 * `fetch` as providers are asked: within a time limit, body and all; again after a while when they fail quickly in a way that
 * passes. What is slow isn't asked again, since somebody waits. Redirects aren't followed.
 *
 * @throws ProviderFailed: `unavailable` when it is down or slow, `invalid` when it says too much.
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
        const isEmpty = status === 204 || status === 304 || body.length === 0
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

/** How providers are asked. */
export type ProviderFetch = ReturnType<typeof providerFetch>

import type Stripe from 'stripe'
import { SECOND } from '../../../../schema/rules/time-units'
import { fetchPayment, isTransientStatus, NoAnswer, type PaymentLimits } from '../ask'
import { WEBHOOK_MAX_AGE } from '../provider'

export const STRIPE_API = 'https://api.stripe.com'

/** The version of Stripe's API that this code is written for. */
const API_VERSION = '2026-10-28.endive'

/** The library is large, so it is loaded when somebody pays, not when the worker starts. */
const load = async (): Promise<typeof Stripe> => (await import('stripe')).default

/** What a request needs: the library's client, sent to the configured address. */
export async function openClient(secretKey: string, api: URL, limits: PaymentLimits): Promise<Stripe> {
  const Library = await load()
  const fetcher = (address: string, init: RequestInit) => fetchPayment(address, init, limits)
  return new Library(secretKey, {
    apiVersion: API_VERSION,
    host: api.hostname,
    port: api.port || (api.protocol === 'https:' ? '443' : '80'),
    protocol: api.protocol === 'https:' ? 'https' : 'http',
    httpClient: Library.createFetchHttpClient(fetcher as typeof fetch),
    // Repetitions and time limits are the same for all providers.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** Verifies a webhook's signature and age, by any of the secrets. */
export async function verified(
  secrets: string,
  { headers, body }: { headers: Headers; body: string },
  now: number,
): Promise<Stripe.Event | null> {
  const Library = await load()
  const signature = headers.get('stripe-signature') ?? ''
  const provider = Library.createSubtleCryptoProvider()
  const maxAge = WEBHOOK_MAX_AGE / SECOND
  for (const secret of secrets.split(',').map((text) => text.trim())) {
    try {
      return await Library.webhooks.constructEventAsync(body, signature, secret, maxAge, provider, now)
    } catch {
      // The next secret, if there is one: they differ for a while when one is replaced.
    }
  }
  return null
}

interface StripeError {
  type?: unknown
  code?: unknown
  decline_code?: unknown
  statusCode?: unknown
  rawType?: unknown
}

const codeOf = (error: unknown): string | undefined => {
  const { code } = (error ?? {}) as StripeError
  return typeof code === 'string' ? code : undefined
}

/** Why a card was declined, if an error says that it was. */
export function declineIn(
  error: unknown,
): { code: string | undefined; issuers: string | undefined } | undefined {
  const { type, decline_code: issuers } = (error ?? {}) as StripeError
  if (type !== 'StripeCardError') return undefined
  return { code: codeOf(error), issuers: typeof issuers === 'string' ? issuers : undefined }
}

/** Whether an error says that what was asked for doesn't exist. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing'

/** Errors that say that nothing was done, and that the same request will not do better. */
const REFUSALS: ReadonlySet<unknown> = new Set(['StripeInvalidRequestError', 'StripePermissionError'])

/** Why a request was refused, if an error says that it was: its code, or its kind. */
export const refusalIn = (error: unknown): string | undefined => {
  const { type, rawType, statusCode } = (error ?? {}) as StripeError
  const isPassing = typeof statusCode === 'number' && isTransientStatus(statusCode)
  return REFUSALS.has(type) && !isPassing ? (codeOf(error) ?? String(rawType ?? type)) : undefined
}

const isAnswer = (error: unknown): boolean => declineIn(error) !== undefined || isMissing(error)

/**
 * Does one request. What the library throws for a provider that is down, slow or answers with garbage becomes a
 * `NoAnswer`, which carries nothing of what was sent or received.
 *
 * @param isExpected whether an error of the library is an answer: by default, for a declined card and for a thing that
 * doesn't exist.
 * @throws NoAnswer, or the expected error.
 */
export async function once<Result>(
  work: () => Promise<Result>,
  isExpected: (error: unknown) => boolean = isAnswer,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoAnswer || isExpected(error)) throw error
    const { type, statusCode, rawType, detail } = error as StripeError & { detail?: unknown }
    // The library wraps what `fetch` threw.
    if (detail instanceof NoAnswer) throw detail
    const status = typeof statusCode === 'number' ? statusCode : 0
    const said = [type, rawType, codeOf(error), status].filter(Boolean).join(' ')
    throw new NoAnswer(said, type === 'StripeConnectionError' || isTransientStatus(status))
  }
}

import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { receiveEvent } from '../../services/membership/receive-event'
import { requestWorkOff } from '../../services/membership/request-payments'
import type { Endpoint } from '../endpoint'
import { readText } from '../read-body'

/** The largest webhook, in bytes. Real ones have a few thousand. */
const MOST_BYTES = 256 * 1024

const answer = (status: number, allow?: string): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...(allow ? { allow } : {}) } })

/**
 * POST: a provider's webhook. It is verified, stored and answered; a queue works it off. A sender that can't be verified
 * isn't told why. Rule: docs/rules/payments.md, "Webhooks".
 */
const webhook =
  (name: PaymentProviderName): Endpoint =>
  async ({ request, parts, env, ctx }) => {
    if (request.method !== 'POST') return answer(405, 'POST')
    const body = await readText(request, MOST_BYTES)
    const received =
      body === undefined ? undefined : await receiveEvent(parts, { name, headers: request.headers, body })
    if (!received) return answer(400)
    if (received.eventId !== null) ctx.waitUntil(requestWorkOff(env.PAYMENTS, received.eventId))
    return answer(200)
  }

export const stripeWebhook = webhook('STRIPE')
export const braintreeWebhook = webhook('BRAINTREE')

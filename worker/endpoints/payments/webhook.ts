import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { receiveEvent } from '../../services/membership/receive-event'
import { requestWorkOff } from '../../services/membership/request-payments'
import type { Endpoint } from '../endpoint'
import { readText } from '../read-body'
import { WEBHOOK_MOST_BYTES, webhookAnswer } from '../webhook-answer'

/**
 * POST: a provider's webhook. It is verified, stored and answered; a queue works it off. A sender that can't be verified
 * isn't told why. Rule: docs/rules/payments.md, "Webhooks".
 */
const webhook =
  (name: PaymentProviderName): Endpoint =>
  async ({ request, parts, env, ctx }) => {
    if (request.method !== 'POST') return webhookAnswer(405, 'POST')
    const body = await readText(request, WEBHOOK_MOST_BYTES)
    const received =
      body === undefined ? undefined : await receiveEvent(parts, { name, headers: request.headers, body })
    if (!received) return webhookAnswer(400)
    if (received.eventId !== null) ctx.waitUntil(requestWorkOff(env.PAYMENTS, received.eventId))
    return webhookAnswer(200)
  }

export const stripeWebhook = webhook('STRIPE')
export const braintreeWebhook = webhook('BRAINTREE')

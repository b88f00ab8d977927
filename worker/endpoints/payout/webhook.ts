import { receivePayoutEvent } from '../../services/payout/receive-payout-event'
import type { Endpoint } from '../endpoint'
import { readText } from '../read-body'
import { WEBHOOK_MOST_BYTES, webhookAnswer } from '../webhook-answer'

/**
 * POST: a webhook of Stripe Connect. It is verified, marks what it is about, and is answered; the cron does the rest. A
 * sender that can't be verified isn't told why. Rule: docs/rules/partner.md, "Sending".
 */
export const stripeConnectWebhook: Endpoint = async ({ request, parts }) => {
  if (request.method !== 'POST') return webhookAnswer(405, 'POST')
  const body = await readText(request, WEBHOOK_MOST_BYTES)
  const isReceived =
    body !== undefined && (await receivePayoutEvent(parts, { headers: request.headers, body }))
  return webhookAnswer(isReceived ? 200 : 400)
}

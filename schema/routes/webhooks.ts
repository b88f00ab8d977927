/** Calls from the payment providers. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'

export const webhooks = {
  StripeWebhook: { path: '/_/webhooks/stripe', kind: 'action', who: 'any' },
  BraintreeWebhook: { path: '/_/webhooks/braintree', kind: 'action', who: 'any' },
} as const satisfies RouteArea

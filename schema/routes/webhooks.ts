/** Calls from the providers of payments, and from mail services. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'

export const webhooks = {
  StripeWebhook: { path: '/_/webhooks/stripe', kind: 'action', who: 'any' },
  StripeConnectWebhook: { path: '/_/webhooks/stripe/connect', kind: 'action', who: 'any' },
  BraintreeWebhook: { path: '/_/webhooks/braintree', kind: 'action', who: 'any' },
  ResendWebhook: { path: '/_/webhooks/resend', kind: 'action', who: 'any' },
  MailgunWebhook: { path: '/_/webhooks/mailgun', kind: 'action', who: 'any' },
  PostmarkWebhook: { path: '/_/webhooks/postmark', kind: 'action', who: 'any' },
  SesWebhook: { path: '/_/webhooks/ses', kind: 'action', who: 'any' },
} as const satisfies RouteArea

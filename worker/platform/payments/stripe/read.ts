import type Stripe from 'stripe'
import { cardTypeOf } from '../../../../schema/rules/membership/cards'
import { declineOfStripe } from '../../../../schema/rules/membership/declines'
import type { Charge, PaymentMethod } from '../provider'

const WALLETS: Readonly<Partial<Record<string, 'ApplePayCard' | 'GooglePayCard'>>> = {
  apple_pay: 'ApplePayCard',
  google_pay: 'GooglePayCard',
}

/** A method as people are told of it; nothing for a kind that isn't offered. */
export function methodOf({
  card,
  paypal,
  link,
  sepa_debit: sepa,
}: Stripe.PaymentMethod): PaymentMethod | undefined {
  if (paypal) return { kind: 'PaypalAccount', email: paypal.payer_email ?? '' }
  if (link) return { kind: 'LinkAccount', email: link.email ?? '' }
  if (sepa) return { kind: 'SepaDebit', lastFour: sepa.last4 ?? '', country: sepa.country ?? '' }
  if (!card) return undefined
  return {
    kind: WALLETS[card.wallet?.type ?? ''] ?? 'CreditCard',
    cardType: cardTypeOf(card.brand),
    lastFour: card.last4,
    expirationMonth: card.exp_month,
    expirationYear: card.exp_year,
  }
}

/** What names a card or an account, whoever enters it. */
export function fingerprintOf({ card, paypal, link, sepa_debit: sepa }: Stripe.PaymentMethod): {
  fingerprint?: string
} {
  const ofLink = link?.email ? `link ${link.email.toLowerCase()}` : undefined
  const fingerprint = card?.fingerprint ?? sepa?.fingerprint ?? paypal?.payer_id ?? ofLink
  return fingerprint ? { fingerprint } : {}
}

/** The expanded fields of a payment: its charge, and Stripe's balance entry. */
export const WITH_CHARGE = 'latest_charge.balance_transaction'

/** An object that may come as its id alone. */
export const expanded = <Thing extends { id: string }>(
  thing: string | Thing | null | undefined,
): Thing | undefined => (typeof thing === 'object' && thing !== null ? thing : undefined)

export const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id

const PENDING: ReadonlySet<string> = new Set([
  'processing',
  'requires_action',
  'requires_confirmation',
  'requires_capture',
])

function statusOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
  isDisputed: boolean,
): Charge['status'] {
  if (PENDING.has(intent.status)) return 'PENDING'
  if (intent.status !== 'succeeded') return 'FAILED'
  if (isDisputed) return 'DISPUTED'
  return charge?.refunded ? 'REFUNDED' : 'PAID'
}

/** What became of a payment that failed: its last error, or that it was cancelled. */
export const declineOf = ({ last_payment_error: error }: Stripe.PaymentIntent) =>
  declineOfStripe(error?.code, error?.decline_code)

/**
 * What Stripe keeps, in the currency of the payment. Its balance entry is in the currency that the payment was converted
 * to, if it was.
 */
function feeOf({ amount, currency }: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): number {
  const entry = expanded(charge?.balance_transaction)
  if (!entry) return 0
  return entry.currency === currency ? entry.fee : Math.round((entry.fee * amount) / entry.amount)
}

/** A payment, with its charge, as Quire knows charges. */
export function chargeOf(intent: Stripe.PaymentIntent, isDisputed: boolean): Charge {
  const charge = expanded(intent.latest_charge)
  const status = statusOf(intent, charge, isDisputed)
  return {
    providerChargeId: intent.id,
    key: intent.metadata.key ?? '',
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    fee: feeOf(intent, charge),
    at: (charge?.created ?? intent.created) * 1000,
    status,
    refunded: charge?.amount_refunded ?? 0,
    declineCode: status === 'FAILED' ? declineOf(intent) : null,
  }
}

/** Whether the cardholder's bank was asked to reverse a charge. */
export const mayBeDisputed = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  expanded(charge)?.disputed === true

/** Disputes that cost nothing (any more). */
const SETTLED: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
])

export const isLasting = ({ status }: Stripe.Dispute): boolean => !SETTLED.has(status)

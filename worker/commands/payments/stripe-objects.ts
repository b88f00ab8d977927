import {
  type Customer,
  type Event,
  feeOf,
  type Method,
  type Payment,
  refundedOf,
  type Setup,
} from './account'
import { settled } from './balance'
import { fingerprintOf, type Refusal } from './cards'

export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

export const customerObject = ({ id, email, metadata, created }: Customer) => ({
  id,
  object: 'customer',
  email,
  metadata,
  created: seconds(created),
})

export function methodObject({ id, customer, source, created }: Method) {
  const common = { id, object: 'payment_method', customer, created: seconds(created), metadata: {} }
  if (source.kind === 'paypal') return { ...common, type: 'paypal', paypal: { payer_email: source.email } }
  if (source.kind === 'link') return { ...common, type: 'link', link: { email: source.email } }
  if (source.kind === 'ideal') return { ...common, type: 'ideal', ideal: { bank: 'ing', bic: 'INGBNL2A' } }
  if (source.kind === 'sepa') {
    const { iban } = source
    const bank = { last4: iban.slice(-4), country: iban.slice(0, 2), fingerprint: fingerprintOf(iban) }
    return { ...common, type: 'sepa_debit', sepa_debit: bank }
  }
  return {
    ...common,
    type: 'card',
    card: {
      brand: source.brand,
      last4: source.number.slice(-4),
      fingerprint: fingerprintOf(source.number),
      exp_month: source.month,
      exp_year: source.year,
      wallet: source.wallet ? { type: source.wallet } : null,
    },
  }
}

export const errorObject = ({ code, issuers }: Pick<Refusal, 'code' | 'issuers'>) => ({
  type: 'card_error',
  code,
  ...(issuers ? { decline_code: issuers } : {}),
  message: 'Your card was declined.',
})

const attemptObject = ({ id, generated, created }: Setup) => ({
  id: id.replace('seti_', 'setatt_'),
  object: 'setup_attempt',
  payment_method_details: generated
    ? { type: 'ideal', ideal: { bank: 'ing', generated_sepa_debit: generated } }
    : { type: 'card', card: {} },
  created: seconds(created),
})

/** Where a browser goes on from a form; nothing if it stays. */
const nextOf = ({ status, redirect }: Setup) =>
  status === 'requires_action' && redirect
    ? {
        type: 'redirect_to_url',
        redirect_to_url: { url: redirect.url, return_url: redirect.returnUrl },
      }
    : null

/** @param expanded the names of the objects that are wanted whole. */
export function setupObject(setup: Setup, method?: Method | undefined, expanded: readonly string[] = []) {
  const attempt = setup.method === null ? null : attemptObject(setup)
  return {
    id: setup.id,
    object: 'setup_intent',
    client_secret: setup.secret,
    customer: setup.customer,
    metadata: setup.metadata,
    status: setup.status,
    payment_method: expanded.includes('payment_method') && method ? methodObject(method) : setup.method,
    latest_attempt: expanded.includes('latest_attempt') ? attempt : (attempt?.id ?? null),
    next_action: nextOf(setup),
    last_setup_error: setup.error ? errorObject(setup.error) : null,
    created: seconds(setup.created),
  }
}

const SETTLED = {
  succeeded: 'succeeded',
  requires_payment_method: 'failed',
  requires_action: 'pending',
  processing: 'pending',
  canceled: 'failed',
} as const

export function chargeObject(payment: Payment) {
  if (payment.charged === null) return null
  const refunded = refundedOf(payment)
  const { amount, currency, rate } = settled(payment.amount, payment.currency)
  return {
    id: payment.id.replace('pi_', 'ch_'),
    object: 'charge',
    amount: payment.amount,
    currency: payment.currency,
    amount_refunded: refunded,
    refunded: refunded >= payment.amount,
    disputed: payment.dispute !== null,
    created: seconds(payment.charged),
    metadata: payment.metadata,
    payment_intent: payment.id,
    status: SETTLED[payment.status],
    balance_transaction: {
      id: payment.id.replace('pi_', 'txn_'),
      object: 'balance_transaction',
      amount,
      currency,
      exchange_rate: rate,
      fee: payment.status === 'succeeded' ? feeOf(amount) : 0,
    },
  }
}

export const paymentObject = (payment: Payment) => ({
  id: payment.id,
  object: 'payment_intent',
  amount: payment.amount,
  currency: payment.currency,
  client_secret: payment.secret,
  customer: payment.customer,
  description: payment.description,
  metadata: payment.metadata,
  payment_method: payment.method,
  status: payment.status,
  last_payment_error: payment.error ? errorObject(payment.error) : null,
  latest_charge: chargeObject(payment),
  created: seconds(payment.created),
})

export const refundObjects = (payment: Payment) =>
  payment.refunds.map(({ id, amount, metadata, created }) => ({
    id,
    object: 'refund',
    amount,
    currency: payment.currency,
    metadata,
    payment_intent: payment.id,
    status: 'succeeded',
    created: seconds(created),
  }))

export const disputeObjects = ({ id, dispute, amount, currency }: Payment) =>
  dispute === null
    ? []
    : [
        {
          id: id.replace('pi_', 'dp_'),
          object: 'dispute',
          amount,
          currency,
          payment_intent: id,
          status: dispute,
        },
      ]

/** An event with what it is about, as that is now. */
export function eventObject({ id, type, created }: Event, payment: Payment) {
  const object = type.startsWith('payment_intent.')
    ? paymentObject(payment)
    : type.startsWith('charge.dispute.')
      ? disputeObjects(payment)[0]
      : chargeObject(payment)
  return { id, object: 'event', type, created: seconds(created), data: { object } }
}

/** A page of a list, the newest first. */
export function listObject<Item extends { id: string }>(
  items: readonly Item[],
  { limit, after }: { limit: number; after: string },
) {
  const begin = after === '' ? 0 : items.findIndex(({ id }) => id === after) + 1
  const data = items.slice(begin, begin + limit)
  return { object: 'list', data, has_more: begin + limit < items.length }
}

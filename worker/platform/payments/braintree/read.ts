import { cardTypeOf } from '../../../../schema/rules/membership/cards'
import { minorOf } from '../../../../schema/rules/membership/currencies'
import { declineOfBraintree } from '../../../../schema/rules/membership/declines'
import type { Charge, KeptMethod } from '../provider'
import type { Method, Transaction } from './documents'

type Amount = Transaction['amount']

/** Braintree names the currency of each amount; where it doesn't, the account is one in US dollars. */
const currencyOf = ({ currencyCode }: Amount): string => currencyCode ?? 'USD'
/** An amount of Braintree's, which is written with the decimals of its currency, in minor units. */
const minor = (amount: Amount): number => minorOf(amount.value, currencyOf(amount))

const PAID: ReadonlySet<string> = new Set([
  'AUTHORIZED',
  'SUBMITTED_FOR_SETTLEMENT',
  'SETTLEMENT_PENDING',
  'SETTLEMENT_CONFIRMED',
  'SETTLING',
  'SETTLED',
])
/** Refunds that gave nothing back. */
const NOT_REFUNDED: ReadonlySet<string> = new Set([
  'FAILED',
  'PROCESSOR_DECLINED',
  'GATEWAY_REJECTED',
  'VOIDED',
  'SETTLEMENT_DECLINED',
])
/** Disputes that cost nothing (any more). */
const SETTLED: ReadonlySet<string> = new Set(['WON'])

function refundedOf({ status, amount, refunds }: Transaction): number {
  if (status === 'VOIDED') return minor(amount)
  return (refunds ?? [])
    .filter((refund) => !NOT_REFUNDED.has(refund.status))
    .reduce((sum, refund) => sum + minorOf(refund.amount.value, currencyOf(amount)), 0)
}

function statusOf(transaction: Transaction): Charge['status'] {
  const { status, amount, disputes } = transaction
  if (status === 'AUTHORIZING') return 'PENDING'
  if (status !== 'VOIDED' && !PAID.has(status)) return 'FAILED'
  if ((disputes ?? []).some((dispute) => !SETTLED.has(dispute.status))) return 'DISPUTED'
  return refundedOf(transaction) >= minor(amount) ? 'REFUNDED' : 'PAID'
}

/** Why a charge failed, by the latest event that says so. */
export function declineOf({ statusHistory }: Transaction) {
  const codes = (statusHistory ?? []).flatMap(({ gatewayRejectionReason, processorResponse }) => {
    const code = gatewayRejectionReason ?? processorResponse?.legacyCode
    return code ? [code] : []
  })
  return declineOfBraintree(codes[0])
}

/** A transaction as Quire knows charges. Braintree tells no fee for a single one. */
export function chargeOf(transaction: Transaction): Charge {
  const status = statusOf(transaction)
  return {
    providerChargeId: transaction.id,
    key: transaction.orderId ?? '',
    amount: minor(transaction.amount),
    currency: currencyOf(transaction.amount),
    fee: null,
    at: Date.parse(transaction.createdAt),
    status,
    refunded: refundedOf(transaction),
    declineCode: status === 'FAILED' ? declineOf(transaction) : null,
  }
}

const WALLETS: Readonly<Partial<Record<string, 'ApplePayCard' | 'GooglePayCard'>>> = {
  APPLE_PAY: 'ApplePayCard',
  GOOGLE_PAY: 'GooglePayCard',
}

/** A method as people are told of it; nothing for a kind that isn't offered, or that nobody owns. */
export function keptMethodOf({ id, customer, details }: Method): KeptMethod | undefined {
  if (!customer) return undefined
  const kept = { customerId: customer.id, methodId: id }
  if (details.__typename === 'PayPalAccountDetails')
    return {
      ...kept,
      method: { kind: 'PaypalAccount', email: details.email ?? '' },
      ...(details.email && { fingerprint: `paypal ${details.email.toLowerCase()}` }),
    }
  if (details.__typename !== 'CreditCardDetails') return undefined
  return {
    ...kept,
    method: {
      kind: WALLETS[details.origin?.type ?? ''] ?? 'CreditCard',
      cardType: cardTypeOf(details.brandCode),
      lastFour: details.last4 ?? '',
      expirationMonth: Number(details.expirationMonth),
      expirationYear: Number(details.expirationYear),
    },
    ...(details.uniqueNumberIdentifier && { fingerprint: details.uniqueNumberIdentifier }),
  }
}

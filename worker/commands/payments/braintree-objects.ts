import { type Account, type Method, type Payment, refundedOf } from './account'
import { fingerprintOf } from './cards'

/** Braintree’s ids are its older ones with their kind, in base64. */
export const globalId = (kind: string, id: string): string => Buffer.from(`${kind}_${id}`).toString('base64')
export const legacyId = (id: string): string =>
  Buffer.from(id, 'base64')
    .toString('utf8')
    .replace(/^[a-z]+_/, '')

/** The decimals with which Braintree writes amounts; two where nothing is said. */
const DECIMALS: Readonly<Record<string, number>> = { jpy: 0 }
const unitsOf = (currency: string): number => 10 ** (DECIMALS[currency] ?? 2)
export const minorOf = (value: string, currency: string): number =>
  Math.round(Number(value) * unitsOf(currency))

const amountOf = (minor: number, currency: string) => ({
  value: (minor / unitsOf(currency)).toFixed(DECIMALS[currency] ?? 2),
  currencyCode: currency.toUpperCase(),
})
const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString()

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'AMERICAN_EXPRESS',
  unionpay: 'UNION_PAY',
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  discover: 'DISCOVER',
  jcb: 'JCB',
  diners: 'DINERS',
}

const WALLETS = { apple_pay: 'APPLE_PAY', google_pay: 'GOOGLE_PAY' } as const

export function customerNode(account: Account, id: string) {
  const customer = account.records.customers.find((known) => known.id === id)
  return (
    customer && { __typename: 'Customer', id: globalId('customer', id), legacyId: id, email: customer.email }
  )
}

export function methodNode(account: Account, { id, customer, source, created }: Method) {
  const details =
    source.kind === 'paypal'
      ? { __typename: 'PayPalAccountDetails', email: source.email }
      : {
          __typename: 'CreditCardDetails',
          brandCode: BRANDS[source.brand] ?? 'UNKNOWN',
          last4: source.number.slice(-4),
          uniqueNumberIdentifier: fingerprintOf(source.number),
          expirationMonth: String(source.month).padStart(2, '0'),
          expirationYear: String(source.year),
          origin: source.wallet ? { type: WALLETS[source.wallet] } : null,
        }
  return {
    __typename: 'PaymentMethod',
    id: globalId('paymentmethod', id),
    legacyId: id,
    customer: customer === null ? null : customerNode(account, customer),
    createdAt: timestamp(created),
    details,
  }
}

const DISPUTES = { needs_response: 'OPEN', lost: 'LOST', won: 'WON' } as const

const isVoided = ({ metadata }: Payment): boolean => metadata.voided === 'true'

function statusOf(payment: Payment): string {
  if (payment.error) return 'PROCESSOR_DECLINED'
  return isVoided(payment) ? 'VOIDED' : 'SUBMITTED_FOR_SETTLEMENT'
}

function statusEvent(payment: Payment) {
  const at = { status: statusOf(payment), timestamp: timestamp(payment.charged ?? payment.created) }
  if (!payment.error) return { __typename: 'SubmittedForSettlementEvent', ...at }
  const processorResponse = { legacyCode: payment.error.processors, message: 'Do Not Honor' }
  return { __typename: 'ProcessorDeclinedEvent', ...at, processorResponse }
}

export const transactionNode = (payment: Payment) => ({
  __typename: 'Transaction',
  id: globalId('transaction', payment.id),
  legacyId: payment.id,
  createdAt: timestamp(payment.created),
  amount: amountOf(payment.amount, payment.currency),
  orderId: payment.metadata.key ?? null,
  status: statusOf(payment),
  statusHistory: [statusEvent(payment)],
  refunds: () => refundNodes(payment),
  disputes: () => disputeNodes(payment),
})

export const refundNodes = (payment: Payment): object[] =>
  payment.refunds.map(({ id, amount, metadata, created }) => ({
    __typename: 'Refund',
    id: globalId('refund', id),
    createdAt: timestamp(created),
    amount: amountOf(amount, payment.currency),
    orderId: metadata.key ?? null,
    status: 'SETTLED',
    refundedTransaction: () => transactionNode(payment),
  }))

export const disputeNodes = (payment: Payment): object[] =>
  payment.dispute === null
    ? []
    : [
        {
          __typename: 'Dispute',
          id: globalId('dispute', payment.id),
          status: DISPUTES[payment.dispute],
          transaction: () => transactionNode(payment),
        },
      ]

export const leftOf = (payment: Payment): number => payment.amount - refundedOf(payment)

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

export const amountOf = (minor: number, currency: string) => ({
  value: (minor / unitsOf(currency)).toFixed(DECIMALS[currency] ?? 2),
  currencyCode: currency.toUpperCase(),
})
/** How long after it happened something is sent to the bank, in milliseconds. */
const SENT_AFTER = 2 * 24 * 60 * 60 * 1000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
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
    source.kind !== 'card'
      ? { __typename: 'PayPalAccountDetails', email: 'email' in source ? source.email : '' }
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

export const isVoided = ({ metadata }: Payment): boolean => metadata.voided === 'true'

/** The day on which what happened at a time is sent to the bank; nothing before it has come. */
export function sentOn(time: number, now: number): string | undefined {
  const at = time + SENT_AFTER
  return at <= now ? dayOf(at) : undefined
}

/** What of a movement is sent, as soon as it is. */
function sentNode(payment: Payment, amount: number, at: number, now: number) {
  const date = payment.error || isVoided(payment) ? undefined : sentOn(at, now)
  return date === undefined
    ? null
    : { date, amount: amountOf(amount, payment.currency), exchangeRate: '1', fundsHeld: false }
}

function statusOf(payment: Payment, now: number): string {
  if (payment.error) return 'PROCESSOR_DECLINED'
  if (isVoided(payment)) return 'VOIDED'
  return sentOn(payment.created, now) === undefined ? 'SUBMITTED_FOR_SETTLEMENT' : 'SETTLED'
}

function statusEvent(payment: Payment, now: number) {
  const at = { status: statusOf(payment, now), timestamp: timestamp(payment.charged ?? payment.created) }
  if (!payment.error) return { __typename: 'SubmittedForSettlementEvent', ...at }
  const processorResponse = { legacyCode: payment.error.processors, message: 'Do Not Honor' }
  return { __typename: 'ProcessorDeclinedEvent', ...at, processorResponse }
}

export const transactionNode = (payment: Payment, now: number) => ({
  __typename: 'Transaction',
  id: globalId('transaction', payment.id),
  legacyId: payment.id,
  createdAt: timestamp(payment.created),
  amount: amountOf(payment.amount, payment.currency),
  orderId: payment.metadata.key ?? null,
  status: statusOf(payment, now),
  statusHistory: [statusEvent(payment, now)],
  refunds: () => refundNodes(payment, now),
  disputes: () => disputeNodes(payment, now),
  disbursementDetails: sentNode(payment, payment.amount, payment.created, now),
})

export const refundNodes = (payment: Payment, now: number) =>
  payment.refunds.map(({ id, amount, metadata, created }) => ({
    __typename: 'Refund',
    id: globalId('refund', id),
    createdAt: timestamp(created),
    amount: amountOf(amount, payment.currency),
    orderId: metadata.key ?? null,
    status: 'SETTLED',
    refundedTransaction: () => transactionNode(payment, now),
    disbursementDetails: sentNode(payment, amount, created, now),
  }))

/** A dispute for each time that a bank has taken the money: one that is won is over. */
export function disputeNodes(payment: Payment, now: number) {
  const { id, dispute, disputed = [], currency } = payment
  if (dispute === null) return []
  const taken = disputed.filter(({ amount }) => amount < 0)
  const given = disputed.filter(({ amount }) => amount > 0)
  const event = (status: string, at: number) => ({
    status,
    timestamp: timestamp(at),
    effectiveDate: dayOf(at),
    disbursementDate: sentOn(at, now) ?? null,
  })
  return taken.map((move, i) => {
    const back = given[i]
    return {
      __typename: 'Dispute',
      id: globalId('dispute', `${id}-${i}`),
      status: back ? 'WON' : DISPUTES[dispute],
      amountDisputed: amountOf(-move.amount, currency),
      amountWon: back ? amountOf(back.amount, currency) : null,
      statusHistory: [event('OPEN', move.created), ...(back ? [event('WON', back.created)] : [])],
      transaction: () => transactionNode(payment, now),
    }
  })
}

export const leftOf = (payment: Payment): number => payment.amount - refundedOf(payment)

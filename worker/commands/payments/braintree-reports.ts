import { type Account, feeOf, type Payment } from './account'
import { amountOf, isVoided, sentOn } from './braintree-objects'
import type { Reply } from './http'
import { isBraintrees } from './webhooks'

/** How long after a day its fees are in a report, in milliseconds. */
const REPORTED_AFTER = 3 * 24 * 60 * 60 * 1000

/** Payments whose money was sent on a day. */
const paymentsOf = ({ records }: Account, day: string, now: number): Payment[] =>
  records.payments.filter(
    (payment) =>
      isBraintrees(payment) &&
      payment.status === 'succeeded' &&
      !isVoided(payment) &&
      sentOn(payment.created, now) === day,
  )

const COLUMNS = [
  'Merchant Account ID',
  'Transaction ID',
  'Original Transaction ID',
  'Transaction Type',
  'Presentment Currency',
  'Settlement Currency',
  'Settlement Amount',
  'Disbursement Date',
  'Exchange Rate',
  'Order ID',
  'Braintree Total Amount',
  'Total Fee Amount',
] as const

/** The day whose fees a report has, as long as it is there. */
export const isReported = (day: string, now: number): boolean => Date.parse(day) + REPORTED_AFTER <= now

/** A day’s fees of a merchant account, as a file. */
export function feeReport(account: Account, merchantAccount: string, day: string, now: number): Reply {
  const currency = merchantAccount.slice(-3)
  const rows = paymentsOf(account, day, now)
    .filter((payment) => payment.currency === currency)
    .map((payment) => {
      const [{ value }, fee] = [amountOf(payment.amount, currency), amountOf(feeOf(payment.amount), currency)]
      const code = currency.toUpperCase()
      const { key = '' } = payment.metadata
      return [
        merchantAccount,
        payment.id,
        '',
        'sale',
        code,
        code,
        value,
        day,
        '1.00',
        key,
        fee.value,
        fee.value,
      ]
    })
  const body = [COLUMNS, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  return { status: 200, body: `${body}\r\n`, type: 'text/csv' }
}

/** What Braintree keeps of a payment, as soon as a report says it. */
export function reportedFee(payment: Payment, now: number): number {
  const day = isVoided(payment) || payment.error ? undefined : sentOn(payment.created, now)
  return day !== undefined && isReported(day, now) ? feeOf(payment.amount) : 0
}

/** What of an account’s money at Braintree is not with its bank: what is on its way, less reported fees, in a currency. */
export function heldByBraintree({ records }: Account, currency: string, now: number): number {
  let held = 0
  for (const payment of records.payments) {
    if (!isBraintrees(payment) || payment.status !== 'succeeded' || isVoided(payment)) continue
    if (payment.currency !== currency) continue
    const moves = [
      { amount: payment.amount, created: payment.created },
      ...payment.refunds.map(({ amount, created }) => ({ amount: -amount, created })),
      ...(payment.disputed ?? []),
    ]
    for (const { amount, created } of moves) if (sentOn(created, now) === undefined) held += amount
    held -= reportedFee(payment, now)
  }
  return held
}

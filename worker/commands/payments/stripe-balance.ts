import { type Account, feeOf, type Payment } from './account'
import { settled } from './balance'
import type { ConnectTransfer } from './connect/records'
import { type Form, json, type Reply, textsIn } from './http'
import { type Asked, limitIn } from './stripe-asked'
import { chargeObject, disputeObjects, listObject, refundObjects, seconds } from './stripe-objects'
import { isBraintrees } from './webhooks'

/** What a bank wants for a dispute. */
const DISPUTE_FEE = 1500

/** An entry of an account’s balance, which is what it keeps itself. */
interface BalanceEntry {
  id: string
  category: string
  amount: number
  fee: number
  currency: string
  rate: number | null
  created: number
  source: { id: string; amount?: number } | null
}

/** An entry for an amount in the currency of a payment. */
function entryOf(
  payment: Pick<Payment, 'currency'>,
  { amount, ...entry }: Pick<BalanceEntry, 'id' | 'category' | 'amount' | 'created' | 'source'>,
  feeFor: (settledAmount: number) => number = () => 0,
): BalanceEntry {
  const kept = settled(amount, payment.currency)
  return { ...entry, ...kept, fee: feeFor(kept.amount) }
}

function entriesOfPayment(payment: Payment): BalanceEntry[] {
  const { id, amount, charged, refunds, disputed = [] } = payment
  if (payment.status !== 'succeeded' || charged === null) return []
  const made = { id: id.replace('pi_', 'txn_'), category: 'charge', amount, created: charged }
  const objects = refundObjects(payment)
  const [dispute = null] = disputeObjects(payment)
  return [
    entryOf(payment, { ...made, source: chargeObject(payment) }, feeOf),
    ...refunds.map((refund, i) =>
      entryOf(payment, {
        id: refund.id.replace('re_', 'txn_'),
        category: 'refund',
        amount: -refund.amount,
        created: refund.created,
        source: objects[i] ?? null,
      }),
    ),
    ...disputed.map((move) =>
      entryOf(
        payment,
        {
          ...move,
          category: move.amount < 0 ? 'dispute' : 'dispute_reversal',
          source: dispute && { ...dispute, amount: Math.abs(move.amount) },
        },
        () => (move.amount < 0 ? DISPUTE_FEE : 0),
      ),
    ),
  ]
}

function entriesOfTransfer({
  id,
  amount,
  currency,
  created,
  reversed,
  group,
}: ConnectTransfer): BalanceEntry[] {
  const source = { id, object: 'transfer', amount, currency, transfer_group: group }
  const entry = { fee: 0, currency, rate: null, created, source }
  const sent = { ...entry, id: id.replace('tr_', 'txn_'), category: 'transfer', amount: -amount }
  if (reversed === 0) return [sent]
  const back = {
    id: id.replace('tr_', 'trr_'),
    object: 'transfer_reversal',
    amount: reversed,
    currency,
    transfer: id,
  }
  return [
    sent,
    {
      ...entry,
      id: id.replace('tr_', 'txn_back_'),
      category: 'transfer_reversal',
      amount: reversed,
      source: back,
    },
  ]
}

/** Everything that has come into an account’s balance at Stripe, and gone out of it. */
export const balanceOf = ({ records }: Account): BalanceEntry[] => [
  ...records.payments.filter((payment) => !isBraintrees(payment)).flatMap(entriesOfPayment),
  ...records.connect.transfers.flatMap(entriesOfTransfer),
  ...records.moves.map((move) => ({
    ...move,
    fee: 0,
    rate: null,
    source: move.category.startsWith('payout') ? { id: move.id.replace('txn_', 'po_') } : null,
  })),
]

/** Stripe’s older name of a category. */
const TYPES: Readonly<Record<string, string>> = {
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  transfer_reversal: 'transfer_refund',
  payout_reversal: 'payout_failure',
  fee: 'stripe_fee',
  other_adjustment: 'adjustment',
}

const entryObject = (entry: BalanceEntry, isExpanded: boolean) => ({
  id: entry.id,
  object: 'balance_transaction',
  amount: entry.amount,
  fee: entry.fee,
  net: entry.amount - entry.fee,
  currency: entry.currency,
  exchange_rate: entry.rate,
  created: seconds(entry.created),
  description: null,
  reporting_category: entry.category,
  type: TYPES[entry.category] ?? entry.category,
  source: isExpanded ? entry.source : (entry.source?.id ?? null),
  status: 'available',
})

const sinceOf = ({ created }: Form): number => Number(typeof created === 'object' ? created.gte : 0) * 1000

/** A list begins with the newest. */
export function listBalance({ account, form }: Asked): Reply {
  const isExpanded = Object.values(textsIn(form, 'expand')).includes('data.source')
  const entries = balanceOf(account)
    .filter(({ created }) => Math.floor(created / 1000) * 1000 >= sinceOf(form))
    .toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))
  return json(
    listObject(
      entries.map((entry) => entryObject(entry, isExpanded)),
      limitIn(form),
    ),
  )
}

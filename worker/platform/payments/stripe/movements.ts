import type Stripe from 'stripe'
import type { Movement, MovementKind } from '../../../../schema/rules/reconciliation/entries'
import { idOf } from './read'

const MOVEMENTS = 50

/** Movements of each of Stripe's reporting categories; all others are `other`. */
const KINDS: Readonly<Record<string, MovementKind>> = {
  charge: 'charge',
  charge_failure: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
  topup: 'payout',
  topup_reversal: 'payout',
  transfer: 'transfer',
  transfer_reversal: 'transfer',
}

/** What a movement is about, as far as it says so. */
interface Source {
  id?: string
  amount?: number
  currency?: string
  payment_intent?: string | { id: string } | null
  transfer_group?: string | null
  transfer?: string | { id: string } | null
}

const sourceOf = ({ source }: Stripe.BalanceTransaction): Source =>
  typeof source === 'object' && source !== null ? (source as Source) : {}

/** The key of a transfer, which its reversal doesn't name. */
async function groupOf(stripe: Stripe, source: Source): Promise<string> {
  if (source.transfer_group) return source.transfer_group
  const transferId = idOf(source.transfer)
  return transferId ? ((await stripe.transfers.retrieve(transferId)).transfer_group ?? '') : ''
}

/** What was moved in the currency of the charge: what the source says, with the sign of the balance. */
function originalOf(
  { amount, fee, currency }: Stripe.BalanceTransaction,
  kind: MovementKind,
  source: Source,
) {
  const isCharges = kind === 'charge' || kind === 'refund' || kind === 'dispute'
  const isConverted = isCharges && source.currency !== undefined && source.currency !== currency
  if (!isConverted || amount === 0)
    return { originalAmount: amount, originalFee: fee, originalCurrency: currency.toUpperCase() }
  const originalAmount = Math.sign(amount) * Math.abs(source.amount ?? 0)
  return {
    originalAmount,
    originalFee: Math.round((fee * originalAmount) / amount),
    originalCurrency: (source.currency ?? currency).toUpperCase(),
  }
}

async function movementOf(stripe: Stripe, entry: Stripe.BalanceTransaction): Promise<Movement> {
  const { id, amount, fee, currency, created, reporting_category: category } = entry
  const source = sourceOf(entry)
  const kind = KINDS[category] ?? 'other'
  const about = kind === 'transfer' ? await groupOf(stripe, source) : (idOf(source.payment_intent) ?? '')
  const common = { id, at: created * 1000, currency: currency.toUpperCase(), isPaidOut: false }
  // A fee by itself is an amount that goes out.
  if (kind === 'fee') {
    const own = { amount: 0, fee: fee - amount, originalAmount: 0, originalFee: fee - amount }
    return { ...common, ...own, kind, about: '', originalCurrency: common.currency }
  }
  return { ...common, kind, about, amount, fee, ...originalOf(entry, kind, source) }
}

/** A page of the movements since a time, in milliseconds, the latest first. */
export async function pageOfMovements(
  stripe: Stripe,
  since: number,
  cursor: string | null,
): Promise<{ movements: Movement[]; next: string | null }> {
  const { data, has_more: isMore } = await stripe.balanceTransactions.list({
    created: { gte: Math.floor(since / 1000) },
    limit: MOVEMENTS,
    expand: ['data.source'],
    ...(cursor ? { starting_after: cursor } : {}),
  })
  const movements = await Promise.all(data.map((entry) => movementOf(stripe, entry)))
  return { movements, next: isMore ? (data.at(-1)?.id ?? null) : null }
}

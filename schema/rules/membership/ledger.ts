import { partOfLines, taxWithin } from '../sales-tax/sale'
import type { Currency } from './plans'

/** The books of the membership. Rule: docs/rules/membership.md, "Ledger". */

/**
 * `provider`: what a provider owes us. `bank`: what has gone to our bank (docs/rules/reconciliation.md). `partners`, `pool`,
 * `share`, `exchange`, `transit`, `withheld`, `held` and `forfeits` are those of the partner programme
 * (docs/rules/partner.md, "Ledger"). The others say where it comes from and goes.
 */
const ACCOUNTS = [
  'provider',
  'sales',
  'fees',
  'tax',
  'refunds',
  'disputes',
  'partners',
  'pool',
  'share',
  'exchange',
  'transit',
  'withheld',
  'held',
  'forfeits',
  'bank',
] as const
/** `tax:DE` is what is owed to Germany; `tax` what is owed to nobody in particular. */
export type Account = (typeof ACCOUNTS)[number] | `tax:${string}`

/** What a charge is booked as. */
const CHARGE_KINDS = ['charge', 'gift', 'tax', 'fee', 'refund', 'dispute'] as const
/** What a month of the partner programme is booked as. */
const MONTH_KINDS = ['allocation', 'pooled', 'exchange', 'pool', 'share'] as const
/** What a payout to a writer is booked as. */
export const PAYOUT_KINDS = ['transfer', 'payout', 'withholding', 'payoutFee', 'forfeit'] as const
/** What earnings that are held for staff are booked as. */
export const HOLD_KINDS = ['hold', 'denial'] as const
/** What a movement of money at a provider is booked as. */
const MOVEMENT_ENTRY_KINDS = ['conversion', 'disputeFee', 'otherFee', 'deposit'] as const
export const ENTRY_KINDS = [
  ...CHARGE_KINDS,
  ...MONTH_KINDS,
  ...PAYOUT_KINDS,
  ...HOLD_KINDS,
  ...MOVEMENT_ENTRY_KINDS,
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
type ChargeKind = (typeof CHARGE_KINDS)[number]

/** What somebody is charged for. */
export const CHARGE_PURPOSES = ['JOIN', 'RENEW', 'SWITCH', 'UPDATE', 'GIFT'] as const
type ChargePurpose = (typeof CHARGE_PURPOSES)[number]

/** What a charge is known to be, as far as the books depend on it. */
export interface Booked {
  purpose: ChargePurpose
  status: 'OPEN' | 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED' | 'DISPUTED'
  amount: number
  fee: number
  /** In the amount. */
  tax: number
  /** To whom it is owed; absent or empty if that isn't known. */
  taxes?: readonly { jurisdiction: string; tax: number }[]
  refunded: number
}

export interface Entry {
  kind: EntryKind
  account: Account
  amount: number
  currency: Currency
}

/** From which account an amount of each kind is taken, and to which it is added. */
const MOVES = {
  charge: ['sales', 'provider'],
  gift: ['sales', 'provider'],
  tax: ['tax', 'sales'],
  fee: ['provider', 'fees'],
  refund: ['provider', 'refunds'],
  dispute: ['provider', 'disputes'],
  allocation: ['partners', 'sales'],
  pooled: ['partners', 'pool'],
  exchange: ['exchange', 'partners'],
  pool: ['pool', 'sales'],
  share: ['share', 'sales'],
  transfer: ['provider', 'transit'],
  payout: ['transit', 'partners'],
  withholding: ['withheld', 'partners'],
  payoutFee: ['provider', 'fees'],
  forfeit: ['forfeits', 'partners'],
  hold: ['held', 'partners'],
  denial: ['forfeits', 'held'],
  conversion: ['provider', 'exchange'],
  disputeFee: ['provider', 'fees'],
  otherFee: ['provider', 'fees'],
  deposit: ['provider', 'bank'],
} as const satisfies Record<EntryKind, readonly [from: Account, to: Account]>

/** Whether money has moved. */
export const isPaid = (status: Booked['status']): status is 'PAID' | 'REFUNDED' | 'DISPUTED' =>
  status === 'PAID' || status === 'REFUNDED' || status === 'DISPUTED'

/** What somebody has paid and not got back. */
export function keptOf({ status, amount, refunded }: Pick<Booked, 'status' | 'amount' | 'refunded'>): number {
  return isPaid(status) && status !== 'DISPUTED' ? amount - refunded : 0
}

/** An amount that is taken from one account and added to another. */
export function moveOf(kind: EntryKind, amount: number, currency: Currency): Entry[] {
  if (amount === 0) return []
  const [from, to] = MOVES[kind]
  return [
    { kind, account: from, amount: -amount, currency },
    { kind, account: to, amount, currency },
  ]
}

/** What a charge amounts to, of each kind. */
export function paidAmounts({
  purpose,
  status,
  amount,
  fee,
  tax,
  refunded,
}: Booked): Record<ChargeKind, number> {
  if (!isPaid(status)) return { charge: 0, gift: 0, tax: 0, fee: 0, refund: 0, dispute: 0 }
  const [charge, gift] = purpose === 'GIFT' ? [0, amount] : [amount, 0]
  const dispute = status === 'DISPUTED' ? amount - refunded : 0
  // Of what somebody has back, nothing is owed to a tax office.
  const owed = taxWithin(keptOf({ status, amount, refunded }), { amount, tax })
  return { charge, gift, tax: owed, fee, refund: refunded, dispute }
}

/** What each account has of a tax. */
function taxAccounts({ tax, taxes = [] }: Booked, owed: number): Map<Account, number> {
  const lines = taxes.length > 0 ? taxes : [{ jurisdiction: '', tax }]
  const parts = partOfLines(owed, lines)
  return new Map(
    lines.map(({ jurisdiction }, i) => [jurisdiction === '' ? 'tax' : `tax:${jurisdiction}`, parts[i] ?? 0]),
  )
}

/** What a change of a charge adds to the accounts of taxes. */
function taxMoves(
  [before, was]: [Booked, number],
  [after, is]: [Booked, number],
  currency: Currency,
): Entry[] {
  const [earlier, later] = [taxAccounts(before, was), taxAccounts(after, is)]
  const moves = [...new Set([...earlier.keys(), ...later.keys()])]
    .map((account) => ({ account, amount: (earlier.get(account) ?? 0) - (later.get(account) ?? 0) }))
    .filter(({ amount }) => amount !== 0)
  const sum = moves.reduce((total, { amount }) => total - amount, 0)
  const sales = sum === 0 ? [] : [{ account: 'sales' as const, amount: sum }]
  return [...moves, ...sales].map((move) => ({ kind: 'tax', ...move, currency }))
}

/**
 * What a change of a charge adds to the books. Each amount is taken from one account and added to another, so the sum
 * of all entries is zero whatever happens.
 */
export function entriesOf(before: Booked, after: Booked, currency: Currency): Entry[] {
  const [was, is] = [paidAmounts(before), paidAmounts(after)]
  return CHARGE_KINDS.flatMap((kind) =>
    kind === 'tax'
      ? taxMoves([before, was.tax], [after, is.tax], currency)
      : moveOf(kind, is[kind] - was[kind], currency),
  )
}

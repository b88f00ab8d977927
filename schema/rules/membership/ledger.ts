import type { Currency } from './plans'

/** The books of the membership. Rule: docs/rules/membership.md, "Ledger". */

/**
 * `provider`: what a provider owes us. `bank`: what has gone to our bank (docs/rules/reconciliation.md). `partners`, `pool`,
 * `share`, `exchange`, `transit`, `withheld`, `held` and `forfeits` are those of the partner programme
 * (docs/rules/partner.md, "Ledger"). The others say where it comes from and goes.
 */
export const ACCOUNTS = [
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
type Account = (typeof ACCOUNTS)[number]

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
type EntryKind = (typeof ENTRY_KINDS)[number]
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
  tax: number
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
  return { charge, gift, tax, fee, refund: refunded, dispute }
}

/**
 * What a change of a charge adds to the books. Each amount is taken from one account and added to another, so the sum
 * of all entries is zero whatever happens.
 */
export function entriesOf(before: Booked, after: Booked, currency: Currency): Entry[] {
  const [was, is] = [paidAmounts(before), paidAmounts(after)]
  return CHARGE_KINDS.flatMap((kind) => moveOf(kind, is[kind] - was[kind], currency))
}

import type { Remedy } from './failing'
import type { Currency, PlanName } from './plans'

/** What is known about a subscription. Rules: docs/rules/membership.md, "The life of a subscription". */

/** A lower price for the next cycles. */
export interface Discount {
  price: number
  cycles: number
}

interface FactOf<Kind extends string> {
  /** Identifies the fact, however often it is reported. */
  id: string
  /** When it happened, in milliseconds. */
  at: number
  kind: Kind
}

export interface Began extends FactOf<'began'> {
  plan: PlanName
  currency: Currency
  /** Minor units a cycle, without the discount. */
  price: number
  discount: Discount | null
  /** When the first cycle that costs something begins: now, or when the trial is over. */
  paysFrom: number
  /** It was given: nothing is ever charged. */
  isGift?: true
  /** When a discount for staying was accepted last, in an earlier membership of the same person. */
  discountedAt?: number | null
}

/** A cycle was paid. */
export interface Paid extends FactOf<'paid'> {
  /** The charge's key. */
  key: string
  cycle: number
  /** The price that was paid: without the tax on top of it. */
  amount: number
  /** The tax that was paid on top; absent if none was. */
  tax?: number
  /** What it pays for, and what a cycle of that costs without a discount. */
  plan: PlanName
  price: number
  startsAt: number
  endsAt: number
}

/** All that was charged. */
export const chargedWith = ({ amount, tax = 0 }: Pick<Paid, 'amount' | 'tax'>): number => amount + tax

interface Failed extends FactOf<'failed'> {
  key: string
  cycle: number
  /** Absent for a payment that is tried again. */
  remedy?: Remedy
}

/** A payment that had counted wasn't settled: the provider has taken it back. */
interface Undone extends FactOf<'undone'> {
  key: string
  cycle: number
}

interface SwitchPlanned extends FactOf<'switch-planned'> {
  plan: PlanName
  price: number
  startAt: number
}

interface Discounted extends FactOf<'discounted'> {
  discount: Discount
}

/** Somebody redeemed a gift. */
interface Gifted extends FactOf<'gifted'> {
  /** How many months of a member it was worth. */
  months: number
}

interface Refunded extends FactOf<'refunded'> {
  key: string
  /** All that was given back of the charge so far. */
  amount: number
}

interface Cancelled extends FactOf<'cancelled'> {
  reason: string | null
}

/** What is known about a subscription. */
export type Fact =
  | Began
  | Paid
  | Failed
  | Undone
  | SwitchPlanned
  | Discounted
  | Gifted
  | Refunded
  | Cancelled
  | FactOf<'switch-dropped'>
  | FactOf<'resumed'>
  /** The provider couldn't be asked for a payment that is due. */
  | FactOf<'postponed'>
  /** The provider told that what is paid with has a new number or date. */
  | FactOf<'method-renewed'>
  /** The bank took a charge back, or gave it again. */
  | (FactOf<'disputed'> & { key: string })
  | (FactOf<'dispute-won'> & { key: string })

/** In this order if they happened in the same millisecond. */
const RANKS: readonly Fact['kind'][] = [
  'began',
  'postponed',
  'failed',
  'method-renewed',
  'paid',
  'undone',
  'gifted',
  'refunded',
  'disputed',
  'dispute-won',
  'switch-planned',
  'switch-dropped',
  'cancelled',
  'resumed',
  'discounted',
]

/** In the order in which they happened. */
export const inOrder = (a: Fact, b: Fact): number =>
  a.at - b.at || RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind) || (a.id < b.id ? -1 : 1)

/** Facts in their order, without the payments that were undone later: those count as if they had never been made. */
export function withoutUndone(facts: readonly Fact[]): Fact[] {
  const undone = new Map(facts.flatMap((fact, i) => (fact.kind === 'undone' ? [[fact.key, i] as const] : [])))
  return facts.filter((fact, i) => fact.kind !== 'paid' || (undone.get(fact.key) ?? -1) < i)
}

/** Facts in their order, without the disputes that were won later: those count as if nobody had begun them. */
export function withoutWon(facts: readonly Fact[]): Fact[] {
  const won = new Map(
    facts.flatMap((fact, i) => (fact.kind === 'dispute-won' ? [[fact.key, i] as const] : [])),
  )
  return facts.filter((fact, i) => fact.kind !== 'disputed' || (won.get(fact.key) ?? -1) < i)
}

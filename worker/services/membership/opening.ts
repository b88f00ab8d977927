import { nextChargeAt } from '../../../schema/rules/membership/cycle'
import type { Fact } from '../../../schema/rules/membership/facts'
import type { Quote, TaxedQuote } from '../../../schema/rules/membership/quote'
import { entitledUntil, stateOf, subscriptionOf } from '../../../schema/rules/membership/subscription'
import type { Billing } from '../../../schema/rules/sales-tax/sale'
import type { Database, Statement } from '../../data/database'
import * as rows from '../../data/membership/memberships'
import { type PurchaseRow, setPurchaseState } from '../../data/membership/purchases'
import type { Purger } from '../post/ports'
import { entitle, factRow, noticeOfNewMethod, readKnown } from './known'
import { methodExpiry } from './method'
import { ownMembershipOf } from './own-membership'
import type { KeptMethod } from './provider'

/** What a purchase was agreed to. */
export function quoteOfPurchase({ quote }: Pick<PurchaseRow, 'quote'>): TaxedQuote {
  const agreed = JSON.parse(quote) as Quote & Partial<TaxedQuote>
  // A quote from before there were taxes has none.
  return { sale: null, total: agreed.price, ...agreed }
}

/** What the provider keeps of a purchase. */
export const keptOf = ({ kept }: Pick<PurchaseRow, 'kept'>): KeptMethod | null =>
  kept === null ? null : (JSON.parse(kept) as KeptMethod)

/** Whether somebody is a member by a membership that they pay for. */
export async function isStillMember(db: Database, row: rows.MembershipRow, now: number): Promise<boolean> {
  const { subscription } = await readKnown(db, row)
  return stateOf(subscription, now) !== 'LAPSED'
}

/** How a membership begins. */
export interface Opening {
  id: string
  userId: string
  provider: rows.MembershipRow['provider']
  country: string
  /** Who buys, and where; absent for one that is given. */
  billing?: Billing | null
  /** What it is paid with; null for one that is given. */
  kept: KeptMethod | null
  facts: readonly Fact[]
}

/** The statements with which a membership begins, in place of one that is over. */
export function beginMembership(
  purger: Purger,
  { id, userId, provider, country, billing, kept, facts }: Opening,
  before: rows.MembershipRow | undefined,
  now: number,
): Statement[] {
  const subscription = subscriptionOf(facts)
  if (!subscription) throw new Error('It began')
  const methodExpiresAt = kept && methodExpiry(kept.method)
  const row = {
    id,
    userId,
    isCurrent: true,
    provider,
    customerId: kept?.customerId ?? '',
    methodId: kept?.methodId ?? '',
    method: JSON.stringify(kept?.method ?? null),
    methodExpiresAt,
    country,
    billing: billing ? JSON.stringify(billing) : null,
    startedAt: subscription.startedAt,
    subscription: JSON.stringify(subscription),
    factCount: facts.length,
    nextChargeAt: nextChargeAt(subscription),
    endsAt: entitledUntil(subscription),
    untoldSince: now,
    noticeAt: noticeOfNewMethod(subscription, methodExpiresAt, now),
  }
  return [
    ...(before ? [rows.leaveMembership(before.id)] : []),
    rows.insertMembership(row),
    ...facts.map((fact, i) => rows.insertFact(factRow(id, i, fact, now))),
    ...entitle(purger, userId, null, subscription, now),
  ]
}

/**
 * The statements that make somebody a member by a purchase. The batch fails if they have become one meanwhile.
 * Pages that others see show it then: afterwards, a purge has to be requested.
 *
 * @param paid the first payment, and what became known of it; none for what begins free.
 * @param before the membership that is over.
 */
export function openMembership(
  purger: Purger,
  purchase: PurchaseRow,
  paid: readonly Fact[],
  before: rows.MembershipRow | undefined,
  now: number,
): Statement[] {
  const { membershipId, userId, provider, country } = purchase
  const { plan, currency, regularPrice, discount, paysFrom, sale } = quoteOfPurchase(purchase)
  const kept = keptOf(purchase)
  if (!kept) throw new Error(`The purchase ${purchase.id} has nothing to pay with`)
  const first = paid.find((fact) => fact.kind === 'paid')
  const began: Fact = {
    id: 'began',
    at: now,
    kind: 'began',
    plan,
    currency,
    price: regularPrice,
    discount,
    paysFrom: first?.startsAt ?? paysFrom,
    discountedAt: before ? ownMembershipOf(before).subscription.discountedAt : null,
  }
  const facts = [began, ...paid]
  const billing = sale?.billing ?? null
  const opening = { id: membershipId, userId, provider, country, billing, kept, facts }
  return [...beginMembership(purger, opening, before, now), setPurchaseState(purchase.id, 'DONE', now)]
}

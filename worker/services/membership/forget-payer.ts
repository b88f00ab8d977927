import type { Database } from '../../data/database'
import { keptByGiftsOf } from '../../data/gift/gifts'
import { type MembershipRow, membershipsOfUser } from '../../data/membership/memberships'
import { keptByPurchasesOf } from '../../data/membership/purchases'
import { keptOf } from './opening'
import type { Payments } from './provider'

/** More memberships, and more purchases, than anybody has had. */
const MOST = 200

/** The customers that somebody is to the providers, also by gifts and by purchases that led to no membership. */
async function customersOf(
  db: Database,
  userId: string,
): Promise<{ provider: MembershipRow['provider']; customerId: string }[]> {
  const [memberships, purchases, gifts] = await Promise.all([
    db.all(membershipsOfUser, userId, MOST),
    db.all(keptByPurchasesOf, userId, MOST),
    db.all(keptByGiftsOf, userId, MOST),
  ])
  const customers = [
    ...memberships.map(({ provider, customerId }) => ({ provider, customerId })),
    ...[...purchases, ...gifts].flatMap((row) => {
      const kept = keptOf(row)
      return kept ? [{ provider: row.provider, customerId: kept.customerId }] : []
    }),
  ]
  return [...new Map(customers.map((one) => [`${one.provider} ${one.customerId}`, one])).values()]
}

/**
 * Has the providers delete what somebody paid with, before the rows go that know of it. A provider that isn't configured
 * any more is passed over. Rule: docs/rules/membership.md, "Leaving".
 *
 * @returns false if one of them can't be reached: then it is tried again.
 */
export async function forgetPayer(db: Database, payments: Payments, userId: string): Promise<boolean> {
  for (const { provider, customerId } of await customersOf(db, userId)) {
    const answer = await payments.named(provider)?.forget(customerId)
    if (answer?.is === 'unavailable') return false
  }
  return true
}

import { nextChargeAt, nextCycle } from '../../../schema/rules/membership/cycle'
import type { Fact } from '../../../schema/rules/membership/facts'
import { GIFT_END_TOLD_BEFORE } from '../../../schema/rules/membership/gifts'
import { EXPIRES_SOON, PRICE_TOLD_BEFORE, UNPAID_TOLD_AFTER } from '../../../schema/rules/membership/limits'
import { PLANS, type Tier } from '../../../schema/rules/membership/plans'
import {
  coveredUntil,
  entitledUntil,
  type Subscription,
  subscriptionOf,
} from '../../../schema/rules/membership/subscription'
import type { Database, Statement } from '../../data/database'
import * as rows from '../../data/membership/memberships'
import type { Purger } from '../post/ports'
import type { OwnMembership } from './own-membership'
import { ownMembershipOf } from './own-membership'

/** More facts than a membership of a lifetime has. */
const MOST_FACTS = 5000

/** A membership with all that is known of it. */
export interface Known {
  row: rows.MembershipRow
  facts: Fact[]
  subscription: Subscription
}

/** What a row's facts are and add up to. */
export async function readKnown(db: Database, row: rows.MembershipRow): Promise<Known> {
  const factRows = await db.all(rows.factsOfMembership, row.id, MOST_FACTS)
  const facts = factRows.map(({ fact }) => JSON.parse(fact) as Fact)
  const subscription = subscriptionOf(facts)
  if (!subscription) throw new Error(`The membership ${row.id} has never begun`)
  return { row, facts, subscription }
}

export async function findKnown(db: Database, membershipId: string): Promise<Known | undefined> {
  const row = await db.first(rows.membershipById, membershipId)
  return row && readKnown(db, row)
}

/** What somebody is told before it happens. */
export type Notice = 'card-expires' | 'price-rises' | 'gift-ends' | 'still-unpaid' | 'unpaid-to-the-last'

/** When somebody is to be told of what. */
export function noticesOf(
  subscription: Subscription,
  methodExpiresAt: number | null,
): readonly { notice: Notice; at: number }[] {
  if (subscription.isGift)
    return [{ notice: 'gift-ends', at: coveredUntil(subscription) - GIFT_END_TOLD_BEFORE }]
  const { paymentFailedAt, cancelledAt, endedAt, refusal } = subscription
  if (paymentFailedAt !== null) {
    const isAwaited = cancelledAt === null && endedAt === null && refusal?.remedy !== undefined
    return isAwaited
      ? [
          { notice: 'still-unpaid', at: paymentFailedAt + UNPAID_TOLD_AFTER.again },
          { notice: 'unpaid-to-the-last', at: paymentFailedAt + UNPAID_TOLD_AFTER.last },
        ]
      : []
  }
  const charged = nextChargeAt(subscription)
  if (charged === null) return []
  const { amount } = nextCycle(subscription, charged)
  const before = subscription.lastPaid?.amount ?? 0
  return [
    ...(methodExpiresAt === null
      ? []
      : [{ notice: 'card-expires' as const, at: methodExpiresAt - EXPIRES_SOON }]),
    ...(amount > before ? [{ notice: 'price-rises' as const, at: charged - PRICE_TOLD_BEFORE }] : []),
  ]
}

/** When the next notice is due; one that is overdue stays. */
export function nextNoticeAt(
  subscription: Subscription,
  { noticeAt, methodExpiresAt }: Pick<rows.MembershipRow, 'noticeAt' | 'methodExpiresAt'>,
  now: number,
): number | null {
  if (noticeAt !== null && noticeAt <= now) return noticeAt
  const coming = noticesOf(subscription, methodExpiresAt)
    .map(({ at }) => at)
    .filter((at) => at > now)
  return coming.length > 0 ? Math.min(...coming) : null
}

/** When the next notice is due after a method was entered: of a card that expires soon, its owner is told at once. */
export function noticeOfNewMethod(
  subscription: Subscription,
  methodExpiresAt: number | null,
  now: number,
): number | null {
  const notices = noticesOf(subscription, methodExpiresAt)
  const card = notices.find(({ notice }) => notice === 'card-expires')
  const isSoon = card && methodExpiresAt !== null && card.at <= now && now < methodExpiresAt
  return isSoon ? card.at : nextNoticeAt(subscription, { noticeAt: null, methodExpiresAt }, now)
}

/** What others see of a membership, as long as it lasts. */
const shownTier = (subscription: Subscription, now: number): Tier | null =>
  entitledUntil(subscription) > now ? PLANS[subscription.plan].tier : null

/**
 * What the person's row says of a subscription, and the purge of the pages that still show another tier.
 *
 * @param shown the tier that they show until now.
 */
export const entitle = (
  { names, statements }: Purger,
  userId: string,
  shown: Tier | null,
  subscription: Subscription,
  now: number,
): Statement[] => {
  const { tier } = PLANS[subscription.plan]
  const stale = shownTier(subscription, now) === shown ? [] : [names.user(userId)]
  return [
    rows.setEntitlement(userId, tier, entitledUntil(subscription), now, tier === 'friend' ? now : null),
    ...statements(stale, { now }),
  ]
}

/** A row of a fact. */
export const factRow = (membershipId: string, position: number, fact: Fact, now: number) => ({
  id: `${membershipId} ${fact.id}`,
  membershipId,
  position,
  fact: JSON.stringify(fact),
  knownAt: now,
})

/** What a membership is with more facts, and the statements that say so. */
export interface Learnt {
  subscription: Subscription
  own: OwnMembership
  /** Whether others see it: then a purge has to be requested. */
  isSeen: boolean
  statements: Statement[]
}

/**
 * Adds facts to a membership; those that are known already add nothing. The batch of its statements fails if others
 * became known meanwhile: then it is read again.
 *
 * @returns nothing if all of them are known.
 */
export function learn(
  purger: Purger,
  { row, facts, subscription: before }: Known,
  told: readonly Fact[],
  now: number,
): Learnt | undefined {
  const known = new Set(facts.map(({ id }) => id))
  const added = told.filter(({ id }) => !known.has(id))
  if (added.length === 0) return undefined
  const all = [...facts, ...added]
  const subscription = subscriptionOf(all)
  if (!subscription) throw new Error(`The membership ${row.id} has never begun`)
  const charged = row.isCurrent === 1 ? nextChargeAt(subscription) : null
  const noticeAt = row.isCurrent === 1 ? nextNoticeAt(subscription, row, now) : null
  const endsAt = entitledUntil(subscription)
  const json = JSON.stringify(subscription)
  const shown = shownTier(before, now)
  return {
    subscription,
    own: ownMembershipOf({ ...row, subscription: json, nextChargeAt: charged }),
    isSeen: row.isCurrent === 1 && shownTier(subscription, now) !== shown,
    statements: [
      ...added.map((fact, i) => rows.insertFact(factRow(row.id, facts.length + i, fact, now))),
      rows.updateMembership(row.id, facts.length, all.length, json, charged, endsAt, noticeAt, now),
      ...(row.isCurrent === 1 ? entitle(purger, row.userId, shown, subscription, now) : []),
    ],
  }
}

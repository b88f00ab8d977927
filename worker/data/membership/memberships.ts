import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { membership, membershipFact } from '../../../schema/tables/membership'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/** A membership as stored. */
export const membershipById = query('membershipById', (id: Param<string>) =>
  select(without(membership)).from(membership).where(eq(membership.id, id)),
)
export type MembershipRow = RowOf<typeof membershipById>

/** A person's latest membership. */
export const currentMembership = query('currentMembership', (userId: Param<string>) =>
  select(without(membership))
    .from(indexedBy(membership, 'membership_current'))
    .where(and(eq(membership.userId, userId), eq(membership.isCurrent, true))),
)

/** The memberships that a person has had, the latest first. */
export const membershipsOfUser = query('membershipsOfUser', (userId: Param<string>, limit: Param<number>) =>
  select(without(membership))
    .from(indexedBy(membership, 'membership_of'))
    .where(eq(membership.userId, userId))
    .orderBy(desc(membership.startedAt))
    .limit(limit),
)

/** The facts of a membership, in the order in which they became known. */
export const factsOfMembership = query(
  'factsOfMembership',
  (membershipId: Param<string>, limit: Param<number>) =>
    select({ fact: membershipFact.fact })
      .from(indexedBy(membershipFact, 'membership_fact_of'))
      .where(eq(membershipFact.membershipId, membershipId))
      .orderBy(asc(membershipFact.position))
      .limit(limit),
)

/** Memberships with a charge that is due. */
export const dueMemberships = idsDue(
  'dueMemberships',
  { id: membership.id, at: membership.nextChargeAt },
  'membership_due',
)
/** Memberships whose owners haven't been told everything that happened. */
export const untoldMemberships = idsDue(
  'untoldMemberships',
  { id: membership.id, at: membership.untoldSince },
  'membership_untold',
)
/** Memberships whose owners are to be told of something that is about to happen. */
export const noticeMemberships = idsDue(
  'noticeMemberships',
  { id: membership.id, at: membership.noticeAt },
  'membership_notice',
)

/** Memberships that are paid with a payment method. */
export const findMembershipsBy = query(
  'membershipsByMethod',
  (methodId: Param<string>, limit: Param<number>) =>
    select(without(membership))
      .from(indexedBy(membership, 'membership_by_method'))
      .where(eq(membership.methodId, methodId))
      .limit(limit),
)

/** What is paid with at a provider where something is to be charged before a time, the earliest first. */
export const methodsChargedBy = query(
  'methodsChargedBy',
  (provider: Param<MembershipRow['provider']>, until: Param<number>, limit: Param<number>) =>
    select({ methodId: membership.methodId })
      .from(indexedBy(membership, 'membership_due'))
      .where(and(lte(membership.nextChargeAt, until), eq(membership.provider, provider)))
      .orderBy(asc(membership.nextChargeAt))
      .limit(limit),
)

/** What is paid with where the owner is to be told of something: that the card expires, or that it couldn't be charged. */
export const methodsToldOfBy = query(
  'methodsToldOfBy',
  (provider: Param<MembershipRow['provider']>, until: Param<number>, limit: Param<number>) =>
    select({ methodId: membership.methodId })
      .from(indexedBy(membership, 'membership_notice'))
      .where(and(lte(membership.noticeAt, until), eq(membership.provider, provider)))
      .orderBy(asc(membership.noticeAt))
      .limit(limit),
)

/** The person to whom the mails about a membership go. */
export const memberById = query('memberById', (userId: Param<string>) =>
  select({
    id: user.id,
    email: user.email,
    isStaff: user.isStaff,
    deactivatedAt: user.deactivatedAt,
    membershipTier: user.membershipTier,
    membershipEndsAt: user.membershipEndsAt,
  })
    .from(user)
    .where(eq(user.id, userId)),
)

export const insertMembership = insert(membership)

/** A fact that is known already fails the batch. */
export const insertFact = insert(membershipFact)

/**
 * What the facts add up to now. If others have been added to the `known` ones meanwhile, the batch fails: the column may
 * not be null.
 */
export const updateMembership = write(
  (
    id: Param<string>,
    known: Param<number>,
    factCount: Param<number>,
    subscription: Param<string>,
    nextChargeAt: Param<number | null>,
    endsAt: Param<number>,
    noticeAt: Param<number | null>,
    now: Param<number>,
  ) =>
    update(membership)
      .set({
        factCount: sql`case when ${membership.factCount} = ${known} then ${factCount} end`,
        subscription,
        nextChargeAt,
        endsAt,
        noticeAt,
        untoldSince: sql`coalesce(${membership.untoldSince}, ${now})`,
      })
      .where(eq(membership.id, id)),
)

/** Marks a membership as followed by another. */
export const leaveMembership = write((id: Param<string>) =>
  update(membership)
    .set({ isCurrent: false, nextChargeAt: null, noticeAt: null })
    .where(eq(membership.id, id)),
)

/** Changes when a membership is charged next, unless it has got more facts meanwhile. */
export const setNextCharge = write((id: Param<string>, factCount: Param<number>, at: Param<number | null>) =>
  update(membership)
    .set({ nextChargeAt: at })
    .where(and(eq(membership.id, id), eq(membership.factCount, factCount))),
)

export const setMethod = write(
  (
    id: Param<string>,
    provider: Param<MembershipRow['provider']>,
    customerId: Param<string>,
    methodId: Param<string>,
    method: Param<string>,
    methodFingerprint: Param<string | null>,
    methodExpiresAt: Param<number | null>,
    noticeAt: Param<number | null>,
  ) =>
    update(membership)
      .set({ provider, customerId, methodId, method, methodFingerprint, methodExpiresAt, noticeAt })
      .where(eq(membership.id, id)),
)

/** Remembers which request changed the payment method. */
export const setMethodKey = write((id: Param<string>, methodKey: Param<string>) =>
  update(membership).set({ methodKey }).where(eq(membership.id, id)),
)

/** Where it is billed from the next payment on, as JSON. */
export const setBilling = write((id: Param<string>, billing: Param<string>) =>
  update(membership).set({ billing }).where(eq(membership.id, id)),
)

/** Claims the telling of what became known up to `upTo`; it changes no row if somebody else has claimed it. */
export const claimTelling = write((id: Param<string>, told: Param<number>, upTo: Param<number>) =>
  update(membership)
    .set({
      toldCount: upTo,
      untoldSince: sql`case when ${membership.factCount} > ${upTo} then ${membership.untoldSince} end`,
    })
    .where(and(eq(membership.id, id), eq(membership.toldCount, told))),
)
/** Gives a claim back from the fact `told` on: it is told later. */
export const returnTelling = write((id: Param<string>, told: Param<number>, later: Param<number>) =>
  update(membership).set({ toldCount: told, untoldSince: later }).where(eq(membership.id, id)),
)

/** Moves the next notice from one time to another (null: never); it changes no row if somebody else has moved it. */
export const setNotice = write((id: Param<string>, from: Param<number | null>, to: Param<number | null>) =>
  update(membership)
    .set({ noticeAt: to })
    .where(and(eq(membership.id, id), sql`${membership.noticeAt} is ${from}`)),
)

/** What the person's row says: read with every session. */
export const setEntitlement = write(
  (
    userId: Param<string>,
    tier: Param<'member' | 'friend'>,
    endsAt: Param<number | null>,
    now: Param<number>,
    friendSince: Param<number | null>,
  ) =>
    update(user)
      .set({
        membershipTier: tier,
        membershipEndsAt: endsAt,
        memberSince: sql`coalesce(${user.memberSince}, ${now})`,
        friendSince: sql`coalesce(${user.friendSince}, ${friendSince})`,
      })
      .where(eq(user.id, userId)),
)

/** Makes a person's row say that they have never been a member. */
export const removeEntitlement = write((userId: Param<string>) =>
  update(user)
    .set({ membershipTier: null, membershipEndsAt: null, memberSince: null, friendSince: null })
    .where(eq(user.id, userId)),
)

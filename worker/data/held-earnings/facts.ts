import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { charge } from '../../../schema/tables/ledger'
import { membership, purchase } from '../../../schema/tables/membership'
import { partner, partnerCycle, partnerEarning, partnerLine } from '../../../schema/tables/partner'
import { postRead } from '../../../schema/tables/reading-history'
import type { RowOf } from '../database'
import { indexedBy, inJson, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/* What is known of a writer's month. Rule: docs/rules/partner.md, "Circles". */

/** Writers who have something in a month, after one, and whose account it is. */
export const writersToScore = query(
  'writersToScore',
  (month: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({
      partnerId: partnerEarning.partnerId,
      userId: sql<string | null>`max(${partner.userId})`,
    })
      .from(partnerEarning)
      .leftJoin(partner, eq(partner.id, partnerEarning.partnerId))
      .where(and(eq(partnerEarning.month, month), gt(partnerEarning.partnerId, after)))
      .groupBy(partnerEarning.partnerId)
      .orderBy(asc(partnerEarning.partnerId))
      .limit(limit),
)
export type WriterToScore = RowOf<typeof writersToScore>

/** More than there are currencies. */
const MOST_CURRENCIES = 50

/** What cycles brought a writer in a month, in each currency. */
export const amountsInMonth = query('amountsInMonth', (month: Param<string>, partnerId: Param<string>) =>
  select({ currency: partnerEarning.currency, amount: sql<number>`sum(${partnerEarning.amount})` })
    .from(partnerEarning)
    .where(and(eq(partnerEarning.month, month), eq(partnerEarning.partnerId, partnerId)))
    .groupBy(partnerEarning.currency)
    .limit(MOST_CURRENCIES),
)

const amountOfLines = sql<number>`sum(${partnerLine.amount})`
/** What the first round of a cycle brought the writer, and all writers. */
const firstAmount = sql<number>`sum(case when ${partnerLine.round} = 0 then ${partnerLine.amount} else 0 end)`
const whole = sql<number>`max(case when ${partnerLine.round} = 0 then ${partnerCycle.writers} end)`

/** Cycles that were divided in a writer's month, as far as one of their lines is the writer's. */
const cyclesFor = (condition: SQL | undefined, having: SQL, limit: Param<number>) =>
  select({
    ...only(partnerLine, 'chargeId', 'number'),
    ...only(charge, 'userId', 'membershipId', 'plan', 'startsAt', 'endsAt', 'currency'),
    memberSince: membership.startedAt,
    amount: amountOfLines,
    first: firstAmount,
    whole,
  })
    .from(indexedBy(partnerLine, 'partner_line_of'))
    .crossJoin(partnerCycle)
    .crossJoin(charge)
    .leftJoin(membership, eq(membership.id, charge.membershipId))
    .where(
      and(
        condition,
        eq(partnerCycle.chargeId, partnerLine.chargeId),
        eq(partnerCycle.number, partnerLine.number),
        eq(partnerCycle.round, partnerLine.round),
        eq(charge.id, partnerLine.chargeId),
      ),
    )
    .groupBy(partnerLine.chargeId, partnerLine.number)
    .having(sql`${whole} is not null and ${amountOfLines} > 0 and ${having}`)
    .orderBy(desc(amountOfLines), asc(partnerLine.chargeId), asc(partnerLine.number))
    .limit(limit)

const ofMonth = (partnerId: Param<string>, month: Param<string>) =>
  and(eq(partnerLine.partnerId, partnerId), eq(partnerLine.month, month))

/** The cycles of which a writer got at least one part in so many, those that brought the most first. */
export const largeCycles = query(
  'largeCyclesOfPartner',
  (partnerId: Param<string>, month: Param<string>, parts: Param<number>, limit: Param<number>) =>
    cyclesFor(ofMonth(partnerId, month), sql`${firstAmount} * ${parts} >= ${whole}`, limit),
)
export type CycleToScore = RowOf<typeof largeCycles>

/**
 * What the first round of some cycles brought each story of which a writer is one of the authors, with their co-authors'
 * parts. @param cycles a JSON list of charges and numbers.
 */
export const ownStoriesOfCycles = query(
  'ownStoriesOfCycles',
  (partnerId: Param<string>, cycles: Param<string>) => {
    const { from, key, part } = jsonEach(cycles)
    return select({ place: key, amount: amountOfLines })
      .from(from)
      .crossJoin(partnerLine)
      .where(
        and(
          eq(partnerLine.chargeId, part<string>('$[0]')),
          eq(partnerLine.number, part<number>('$[1]')),
          eq(partnerLine.round, 0),
          ne(partnerLine.postId, ''),
        ),
      )
      .groupBy(key, partnerLine.postId)
      .having(sql`max(${partnerLine.partnerId} = ${partnerId}) = 1`)
  },
)

/** The cycles of some people that brought a writer something. @param userIds a JSON list. */
export const cyclesOfPeople = query(
  'cyclesOfPeople',
  (partnerId: Param<string>, month: Param<string>, userIds: Param<string>, limit: Param<number>) =>
    cyclesFor(and(ofMonth(partnerId, month), inJson(charge.userId, userIds)), sql`true`, limit),
)

/** Whom somebody's own fees brought how much in a month, of payments since a time. */
export const givenByPerson = query(
  'givenByPerson',
  (userId: Param<string>, since: Param<number>, month: Param<string>, limit: Param<number>) =>
    select({ userId: partner.userId, currency: charge.currency, amount: amountOfLines })
      .from(indexedBy(charge, 'charge_of'))
      .crossJoin(partnerLine)
      .crossJoin(partner)
      .where(
        and(
          eq(charge.userId, userId),
          gte(charge.createdAt, since),
          eq(partnerLine.chargeId, charge.id),
          eq(partnerLine.month, month),
          eq(partner.id, partnerLine.partnerId),
        ),
      )
      .groupBy(partnerLine.partnerId, charge.currency)
      .orderBy(desc(amountOfLines), asc(partnerLine.partnerId))
      .limit(limit),
)

const fingerprint = sql<string | null>`json_extract(${purchase.kept}, '$.fingerprint')`

/** What memberships were bought with, as the provider names it. @param membershipIds a JSON list. */
export const cardsOfMemberships = query('cardsOfMemberships', (membershipIds: Param<string>) => {
  const { from, value } = jsonEach(membershipIds)
  return select({ ...only(purchase, 'membershipId', 'provider'), fingerprint })
    .from(from)
    .crossJoin(indexedBy(purchase, 'purchase_by_membership'))
    .where(and(eq(purchase.membershipId, value), isNotNull(fingerprint)))
})

/** What memberships are paid with that was changed since. @param membershipIds a JSON list. */
export const changedCards = query('changedCardsOfMemberships', (membershipIds: Param<string>) => {
  const { from, value } = jsonEach(membershipIds)
  return select({
    membershipId: membership.id,
    ...only(membership, 'provider'),
    fingerprint: membership.methodFingerprint,
  })
    .from(from)
    .crossJoin(membership)
    .where(and(eq(membership.id, value), isNotNull(membership.methodFingerprint)))
})

/** What somebody has bought memberships with. */
export const cardsOfPerson = query('cardsOfPerson', (userId: Param<string>, limit: Param<number>) =>
  select({ ...only(purchase, 'provider'), fingerprint })
    .from(indexedBy(purchase, 'purchase_of'))
    .where(and(eq(purchase.userId, userId), isNotNull(fingerprint)))
    .orderBy(desc(purchase.createdAt))
    .limit(limit),
)

/** How long people read on each day of theirs. @param spans a JSON list of ids, first days and the days after the last. */
export const daysOfReaders = query('daysOfReaders', (spans: Param<string>) => {
  const { from, key, part } = jsonEach(spans)
  return select({ place: key, day: postRead.day, seconds: sql<number>`sum(${postRead.seconds})` })
    .from(from)
    .crossJoin(indexedBy(postRead, 'post_read_of_user'))
    .where(
      and(
        eq(postRead.userId, part<string>('$[0]')),
        gte(postRead.day, part<number>('$[1]')),
        lt(postRead.day, part<number>('$[2]')),
      ),
    )
    .groupBy(key, postRead.day)
})

/** What somebody pays memberships with that was changed since. */
export const changedCardsOfPerson = query(
  'changedCardsOfPerson',
  (userId: Param<string>, limit: Param<number>) =>
    select({ ...only(membership, 'provider'), fingerprint: membership.methodFingerprint })
      .from(indexedBy(membership, 'membership_of'))
      .where(and(eq(membership.userId, userId), isNotNull(membership.methodFingerprint)))
      .orderBy(desc(membership.startedAt))
      .limit(limit),
)

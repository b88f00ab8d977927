import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { coAuthor } from '../../../schema/tables/co-author'
import { follow } from '../../../schema/tables/follow'
import { charge } from '../../../schema/tables/ledger'
import { partner, partnerCycle, partnerLine } from '../../../schema/tables/partner'
import { post } from '../../../schema/tables/post'
import { postRead } from '../../../schema/tables/reading-history'
import type { RowOf } from '../database'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'

/* What a cycle is divided by. Rule: docs/rules/partner.md, "Division". */

/** Charges of which a cycle has ended, or that have changed, the earliest first. */
export const chargesToDivide = query('chargesToDivide', (until: Param<number>, limit: Param<number>) =>
  select(without(charge))
    .from(indexedBy(charge, 'charge_to_divide'))
    .where(lte(charge.divideAt, until))
    .orderBy(asc(charge.divideAt))
    .limit(limit),
)

const sumOf = (column: Parameters<typeof eq>[0]) => sql<number>`sum(${column})`

/** What all rounds of a cycle add up to, in a statement that groups them. */
export const SUMS_OF_ROUNDS = {
  kept: sumOf(partnerCycle.kept),
  fee: sumOf(partnerCycle.fee),
  tax: sumOf(partnerCycle.tax),
  share: sumOf(partnerCycle.share),
  writers: sumOf(partnerCycle.writers),
}

/** What the rounds of each cycle of charges add up to. @param chargeIds a JSON list. */
export const roundsOfCharges = query('roundsOfCharges', (chargeIds: Param<string>) => {
  const { from, value } = jsonEach(chargeIds)
  return select({
    ...only(partnerCycle, 'chargeId', 'number'),
    kind: sql<RowOf<typeof firstRound>['kind']>`min(${partnerCycle.kind})`,
    rounds: sql<number>`count(*)`,
    ...SUMS_OF_ROUNDS,
  })
    .from(from)
    .crossJoin(partnerCycle)
    .where(eq(partnerCycle.chargeId, value))
    .groupBy(partnerCycle.chargeId, partnerCycle.number)
})

/** The first round of a cycle, which says by which weights it is divided. */
export const firstRound = query('firstRound', (chargeId: Param<string>, number: Param<number>) =>
  select(only(partnerCycle, 'kind', 'weights'))
    .from(partnerCycle)
    .where(
      and(eq(partnerCycle.chargeId, chargeId), eq(partnerCycle.number, number), eq(partnerCycle.round, 0)),
    ),
)

/** The lines of it, in their order. */
export const firstLines = query(
  'firstLines',
  (chargeId: Param<string>, number: Param<number>, limit: Param<number>) =>
    select(only(partnerLine, 'place', 'partnerId', 'postId'))
      .from(partnerLine)
      .where(
        and(eq(partnerLine.chargeId, chargeId), eq(partnerLine.number, number), eq(partnerLine.round, 0)),
      )
      .orderBy(asc(partnerLine.place))
      .limit(limit),
)

/** The member-only stories of writers in the programme that somebody read on some days, those that they read longest first. */
export const lockedReads = query(
  'lockedReads',
  (userId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) => {
    const seconds = sumOf(postRead.seconds)
    return select({
      postId: postRead.postId,
      partnerId: partner.id,
      seconds,
      readingTime: post.readingTime,
    })
      .from(indexedBy(postRead, 'post_read_of_user'))
      .crossJoin(post)
      .crossJoin(partner)
      .where(
        and(
          eq(postRead.userId, userId),
          gte(postRead.day, from),
          lt(postRead.day, until),
          eq(postRead.isLocked, true),
          eq(post.id, postRead.postId),
          eq(partner.userId, post.creatorId),
          gte(postRead.day, partner.joinedOn),
          or(isNull(partner.leftOn), lt(postRead.day, partner.leftOn)),
        ),
      )
      .groupBy(postRead.postId)
      .orderBy(desc(seconds), asc(postRead.postId))
      .limit(limit)
  },
)

/** Co-authors of stories who are in the programme. @param postIds a JSON list. */
export const coPartners = query('coPartners', (postIds: Param<string>) => {
  const { from, value } = jsonEach(postIds)
  return select({
    ...only(coAuthor, 'postId', 'position', 'acceptedAt'),
    partnerId: partner.id,
  })
    .from(from)
    .crossJoin(indexedBy(coAuthor, 'co_author_of_post'))
    .crossJoin(partner)
    .where(
      and(
        eq(coAuthor.postId, value),
        isNotNull(coAuthor.acceptedAt),
        eq(partner.userId, coAuthor.userId),
        isNull(partner.leftOn),
      ),
    )
})

/** The writers in the programme whom somebody follows, those that they began to follow last first. */
export const followedPartners = query('followedPartners', (userId: Param<string>, limit: Param<number>) =>
  select({ partnerId: partner.id })
    .from(indexedBy(follow, 'follow_newest_of_kind'))
    .crossJoin(partner)
    .where(
      and(
        eq(follow.userId, userId),
        eq(follow.kind, 'user'),
        eq(partner.userId, follow.targetId),
        isNull(partner.leftOn),
      ),
    )
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(limit),
)

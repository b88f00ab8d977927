import { and, asc, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { MOST_LOOKED_AT } from '../../../schema/rules/audience'
import { countingStart, followerChange } from '../../../schema/tables/audience'
import { follow } from '../../../schema/tables/follow'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { isMember } from '../user/member'

/* What is known of a writer's followers (docs/rules/stats.md, "Audience"). Hours are since 1970 UTC. */

const gained = sql<number>`sum(${followerChange.gained})`
const lost = sql<number>`sum(${followerChange.lost})`

/** How many followers somebody gained and lost from an hour on, before another one, and after that. */
export const followerTotals = query(
  'followerTotals',
  (userId: Param<string>, from: Param<number>, until: Param<number>) => {
    const within = sql`${followerChange.hour} < ${until}`
    return select({
      gained: sql<number>`coalesce(sum(iif(${within}, ${followerChange.gained}, 0)), 0)`,
      lost: sql<number>`coalesce(sum(iif(${within}, ${followerChange.lost}, 0)), 0)`,
      gainedAfter: sql<number>`coalesce(sum(iif(${within}, 0, ${followerChange.gained})), 0)`,
      lostAfter: sql<number>`coalesce(sum(iif(${within}, 0, ${followerChange.lost})), 0)`,
    })
      .from(followerChange)
      .where(and(eq(followerChange.userId, userId), gte(followerChange.hour, from)))
      .limit(1)
  },
)

/** How many followers somebody gained and lost in each hour, the first one first. */
export const followerHours = query(
  'followerHours',
  (userId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select({ hour: followerChange.hour, gained, lost })
      .from(followerChange)
      .where(
        and(
          eq(followerChange.userId, userId),
          gte(followerChange.hour, from),
          lt(followerChange.hour, until),
        ),
      )
      .groupBy(followerChange.hour)
      .orderBy(asc(followerChange.hour))
      .limit(limit),
)

/** Where those came from who were gained. */
export const followerSources = query(
  'followerSources',
  (userId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select({ source: followerChange.source, gained })
      .from(followerChange)
      .where(
        and(
          eq(followerChange.userId, userId),
          gte(followerChange.hour, from),
          lt(followerChange.hour, until),
          gt(followerChange.gained, 0),
        ),
      )
      .groupBy(followerChange.source)
      .limit(limit),
)

/** How many of the followers who came last are members, and of how many that is. */
export const membersAmongFollowers = query(
  'membersAmongFollowers',
  (userId: Param<string>, now: Param<number>) => {
    const newest = select({ userId: follow.userId })
      .from(indexedBy(follow, 'follow_of_target'))
      .where(and(eq(follow.kind, 'user'), eq(follow.targetId, userId)))
      .orderBy(desc(follow.createdAt), desc(follow.userId))
      .limit(MOST_LOOKED_AT)
      .as('newest')
    return select({
      members: sql<number>`coalesce(sum(iif(${isMember(now)}, 1, 0)), 0)`,
      of: count(),
    })
      .from(newest)
      .innerJoin(user, eq(user.id, newest.userId))
  },
)

/** Since when something is counted. */
export const countingSince = query('countingSince', (what: Param<string>) =>
  select({ startedAt: countingStart.startedAt }).from(countingStart).where(eq(countingStart.what, what)),
)

import { and, eq, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { SOURCE_OF_POST } from '../../../schema/rules/audience'
import { HOUR } from '../../../schema/rules/time-units'
import { countingStart, followerChange } from '../../../schema/tables/audience'
import { follow } from '../../../schema/tables/follow'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { write } from '../sql/write'

/* How many followers writers gain and lose, in the batch that follows or unfollows (docs/rules/stats.md, "Audience"). */

const KEY = [followerChange.userId, followerChange.hour, followerChange.source]
const MORE_GAINED = { gained: sql`${followerChange.gained} + 1` }
const MORE_LOST = { lost: sql`${followerChange.lost} + 1` }

const follows = (userId: Param<string>, targetId: Param<string>) =>
  some(follow, and(eq(follow.userId, userId), eq(follow.kind, 'user'), eq(follow.targetId, targetId)))

/** The source that is a story, if the person who is followed writes it. */
const ownStory = (postId: Param<string | null>, writerId: Param<string>) =>
  scalar(
    select({ source: sql<string>`${SOURCE_OF_POST} || ${post.id}` })
      .from(post)
      .where(
        and(
          eq(post.id, postId),
          or(eq(post.creatorId, writerId), sql`instr(${post.coAuthorIds}, '"' || ${writerId} || '"') > 0`),
        ),
      ),
  )

/** A person gains a follower, unless this one follows them already: before the follow is written. */
export const countGained = write(
  (
    userId: Param<string>,
    targetId: Param<string>,
    hour: Param<number>,
    postId: Param<string | null>,
    place: Param<string>,
  ) => {
    const rows = select({
      userId: sql<string>`${targetId}`,
      hour: sql<number>`${hour}`,
      source: sql<string>`coalesce(${ownStory(postId, targetId)}, ${place})`,
      gained: sql<number>`1`,
    })
      .from(sql`(select 1)`)
      .where(not(follows(userId, targetId)))
    return insertFrom(followerChange, rows).onConflictDoUpdate({ target: KEY, set: MORE_GAINED })
  },
)

/** A person loses a follower, if this one follows them: before the follow is deleted. */
export const countLost = write((userId: Param<string>, targetId: Param<string>, hour: Param<number>) => {
  const rows = select({
    userId: sql<string>`${targetId}`,
    hour: sql<number>`${hour}`,
    source: sql<string>`''`,
    lost: sql<number>`1`,
  })
    .from(sql`(select 1)`)
    .where(follows(userId, targetId))
  return insertFrom(followerChange, rows).onConflictDoUpdate({ target: KEY, set: MORE_LOST })
})

/** Everybody whom a person follows loses a follower, whose account is removed. */
export const countLostWith = (person: SQL, now: SQLWrapper) => {
  const rows = select({
    userId: follow.targetId,
    hour: sql<number>`cast(${now} / ${HOUR} as integer)`,
    source: sql<string>`''`,
    lost: sql<number>`1`,
  })
    .from(follow)
    .where(and(eq(follow.userId, person), eq(follow.kind, 'user'), some(user, eq(user.id, follow.targetId))))
  return insertFrom(followerChange, rows).onConflictDoUpdate({ target: KEY, set: MORE_LOST })
}

/** Something is counted since a time. */
export const countSince = upsert(countingStart, [])

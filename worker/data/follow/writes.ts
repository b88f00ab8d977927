import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { FollowPlace } from '../../../schema/rules/audience'
import { HOUR } from '../../../schema/rules/time-units'
import { collection } from '../../../schema/tables/collection'
import { follow, mute } from '../../../schema/tables/follow'
import { user } from '../../../schema/tables/user'
import { countGained, countLost } from '../audience/writes'
import type { Statement } from '../database'
import { reachFollowers } from '../milestone/writes'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import type { FollowKind, MuteKind } from './rows'

type Pair = [userId: Param<string>, targetId: Param<string>]

const isPair = (kind: FollowKind, [userId, targetId]: Pair): SQL | undefined =>
  and(eq(follow.userId, userId), eq(follow.kind, kind), eq(follow.targetId, targetId))

const TABLES = { user, collection } as const

/** Adds one to the target's follower count, or subtracts one, if `condition` holds. */
const countFollower = (kind: FollowKind, change: 1 | -1) =>
  write((...pair: Pair) => {
    const table = TABLES[kind]
    const follows = some(follow, isPair(kind, pair))
    return update(table)
      .set({ followerCount: sql`max(0, ${table.followerCount} + ${change})` })
      .where(and(eq(table.id, pair[1]), change === 1 ? not(follows) : follows))
  })

/** Adds one to the number of things that the follower follows, or subtracts one. */
const countFollowing = (kind: FollowKind, change: 1 | -1) =>
  write((...pair: Pair) => {
    const follows = some(follow, isPair(kind, pair))
    return update(user)
      .set({ followingCount: sql`max(0, ${user.followingCount} + ${change})` })
      .where(and(eq(user.id, pair[0]), change === 1 ? not(follows) : follows))
  })

const deletePair = (kind: FollowKind) =>
  write((...pair: Pair) => deleteFrom(follow).where(isPair(kind, pair)))

const statementsOf = (kind: FollowKind) => ({
  count: countFollower(kind, 1),
  countFollowing: countFollowing(kind, 1),
  uncount: countFollower(kind, -1),
  uncountFollowing: countFollowing(kind, -1),
  remove: deletePair(kind),
})
const STATEMENTS = { user: statementsOf('user'), collection: statementsOf('collection') } as const

const insertFollow = insert(follow, 'ignore')

/** Where somebody followed a person: on the page of a story, or another page. */
export interface FollowedOn {
  postId: string | null
  /** Empty if it isn't known. */
  place: FollowPlace | ''
}

const hourOf = (now: number): number => Math.floor(now / HOUR)

/**
 * Makes a person follow something and counts it on both sides. If they follow it already, nothing changes, even
 * if two requests arrive at once. The statements belong in one batch, in this order; the last one changes a row
 * only if the follow is new.
 */
export const followEntity = (
  userId: string,
  kind: FollowKind,
  targetId: string,
  now: number,
  { postId, place }: FollowedOn = { postId: null, place: '' },
): Statement[] => [
  STATEMENTS[kind].count(userId, targetId),
  STATEMENTS[kind].countFollowing(userId, targetId),
  ...(kind === 'user'
    ? [countGained(userId, targetId, hourOf(now), postId, place), reachFollowers(userId, targetId, now)]
    : []),
  insertFollow({ userId, kind, targetId, createdAt: now, viewedAt: now }),
]

/** Makes a person unfollow something. */
export const unfollowEntity = (
  userId: string,
  kind: FollowKind,
  targetId: string,
  now: number,
): Statement[] => [
  STATEMENTS[kind].uncount(userId, targetId),
  STATEMENTS[kind].uncountFollowing(userId, targetId),
  ...(kind === 'user' ? [countLost(userId, targetId, hourOf(now))] : []),
  STATEMENTS[kind].remove(userId, targetId),
]

/** Remembers that a person has looked at something that they follow: nothing of it is unread any more. */
export const markViewed = write((userId: Param<string>, targetId: Param<string>, now: Param<number>) =>
  update(follow)
    .set({ viewedAt: now })
    .where(
      and(
        eq(follow.userId, userId),
        inArray(follow.kind, ['user', 'collection']),
        eq(follow.targetId, targetId),
      ),
    ),
)

/** Remembers that a person has opened the list of what they follow. */
export const markIconViewed = write((userId: Param<string>, now: Param<number>) =>
  update(user).set({ iconViewedAt: now }).where(eq(user.id, userId)),
)

const insertMute = insert(mute, 'ignore')

/** Hides something from a person's lists. Idempotent. */
export const muteEntity = (userId: string, kind: MuteKind, targetId: string, now: number): Statement =>
  insertMute({ userId, kind, targetId, createdAt: now })

const deleteMute = (kind: MuteKind) =>
  write((userId: Param<string>, targetId: Param<string>) =>
    deleteFrom(mute).where(and(eq(mute.userId, userId), eq(mute.kind, kind), eq(mute.targetId, targetId))),
  )
const UNMUTE = {
  user: deleteMute('user'),
  collection: deleteMute('collection'),
  tag: deleteMute('tag'),
  post: deleteMute('post'),
} as const

/** Shows it again. Idempotent. */
export const unmuteEntity = (userId: string, kind: MuteKind, targetId: string): Statement =>
  UNMUTE[kind](userId, targetId)

import { and, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { post } from '../../../schema/tables/post'
import { user, usernameHistory } from '../../../schema/tables/user'
import { jsonEach } from '../sql/fragments'
import { insert, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only } from '../sql/rows'
import { type NewRow, update, write } from '../sql/write'

/** Creates an account; does nothing if the id exists. A taken username or email fails the batch. */
export const insertUser = insert(user, 'ignore')

/** The columns of an account, except for counts. */
export type UpsertedUser = NewRow<typeof user>

/** Creates or changes an account; the counts and the membership of an existing one aren't touched. */
export const upsertUser = upsert(user, [
  'createdAt',
  'membershipTier',
  'membershipEndsAt',
  'memberSince',
  'friendSince',
  'unverifiedEmail',
  'deactivatedAt',
  'deleteAfter',
  'usernameChangedAt',
  'iconViewedAt',
  'dismissedUntil',
  'followerCount',
  'followingCount',
  'postCount',
  'bookCount',
  'pinnedPostId',
])

const isWriterOf = (postId: Param<string>) =>
  eq(
    user.id,
    scalar(
      select({ creatorId: post.creatorId })
        .from(post)
        .where(and(eq(post.id, postId), eq(post.isListed, true))),
    ),
  )

/** Subtracts a listed story from its writer's count; runs before the story changes. */
export const uncountPostOfUser = write((postId: Param<string>) =>
  update(user)
    .set({ postCount: sql`${user.postCount} - 1` })
    .where(isWriterOf(postId)),
)

/** Adds a listed story to its writer's count; runs after the story changed. */
export const countPostOfUser = write((postId: Param<string>) =>
  update(user)
    .set({ postCount: sql`${user.postCount} + 1` })
    .where(isWriterOf(postId)),
)

/** Accounts by id, with what is needed of a story's writer. Parameter: JSON list of ids. */
export const writersByIds = query('writersByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(only(user, 'id', 'username', 'isSuspended', 'deactivatedAt'))
    .from(keys.from)
    .crossJoin(user)
    .where(eq(user.id, keys.value))
})

/** The owner of a username. */
export const holderOfUsername = query('holderOfUsername', (username: Param<string>) =>
  select({ userId: user.id }).from(user).where(eq(user.username, username)),
)

/** Which of these usernames somebody has or had. Parameter: JSON list. */
export const takenUsernames = query('takenUsernames', (names: Param<string>) => {
  const { from, value } = jsonEach(names)
  return unionAll(
    select({ username: user.username, userId: user.id })
      .from(from)
      .crossJoin(user)
      .where(eq(user.username, value)),
    select({ username: usernameHistory.username, userId: usernameHistory.userId })
      .from(from)
      .crossJoin(usernameHistory)
      .where(eq(usernameHistory.username, value)),
  )
})

/** Shows a story at the top of its writer's profile, in place of any other. */
export const setPinnedPost = write((userId: Param<string>, postId: Param<string>) =>
  update(user).set({ pinnedPostId: postId }).where(eq(user.id, userId)),
)

/** Takes it from there, unless another one has taken its place. */
export const unsetPinnedPost = write((userId: Param<string>, postId: Param<string>) =>
  update(user)
    .set({ pinnedPostId: null })
    .where(and(eq(user.id, userId), eq(user.pinnedPostId, postId))),
)

import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { coAuthor } from '../../../schema/tables/co-author'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import type { RowOf, Statement } from '../database'
import { copyCoAuthors } from '../post/copies'
import { indexedBy } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { userFields } from '../user/rows'

/** Everybody who writes a story beside its writer or is invited to, in order. */
export const coAuthorsOfPost = query('coAuthorsOfPost', (postId: Param<string>, limit: Param<number>) =>
  select({ ...userFields, acceptedAt: coAuthor.acceptedAt })
    .from(indexedBy(coAuthor, 'co_author_of_post'))
    .innerJoin(user, eq(user.id, coAuthor.userId))
    .where(eq(coAuthor.postId, postId))
    .orderBy(asc(coAuthor.position), asc(coAuthor.userId))
    .limit(limit),
)

export type CoAuthorRow = RowOf<typeof coAuthorsOfPost>

/** Stories that somebody is invited to write with, the newest first. */
export const coAuthorInvitations = query(
  'coAuthorInvitations',
  (userId: Param<string>, limit: Param<number>) =>
    select({ postId: post.id, title: post.title, creatorId: post.creatorId, invitedAt: coAuthor.invitedAt })
      .from(indexedBy(coAuthor, 'co_author_of_user'))
      .innerJoin(post, eq(post.id, coAuthor.postId))
      .where(
        and(
          eq(coAuthor.userId, userId),
          isNull(coAuthor.acceptedAt),
          sql`${post.state} not in ('trashed', 'removed')`,
        ),
      )
      .orderBy(desc(coAuthor.invitedAt), desc(coAuthor.postId))
      .limit(limit),
)

export type CoAuthorInvitation = RowOf<typeof coAuthorInvitations>

/** A person's place beside a story. */
export const coAuthorship = query('coAuthorship', (postId: Param<string>, userId: Param<string>) =>
  select({ acceptedAt: coAuthor.acceptedAt })
    .from(coAuthor)
    .where(and(eq(coAuthor.postId, postId), eq(coAuthor.userId, userId))),
)

/** Invites somebody, unless they are there already or there are as many as may be. */
export const insertCoAuthor = insertWhere(
  coAuthor,
  ({ postId }, most: Param<number>) =>
    sql`(select count(*) from ${coAuthor} where ${eq(coAuthor.postId, postId)}) < ${most}`,
  'ignore',
)

const isOne = (postId: Param<string>, userId: Param<string>) =>
  and(eq(coAuthor.postId, postId), eq(coAuthor.userId, userId))

const setAccepted = write((postId: Param<string>, userId: Param<string>, now: Param<number>) =>
  update(coAuthor)
    .set({ acceptedAt: now })
    .where(and(isOne(postId, userId), isNull(coAuthor.acceptedAt))),
)

const deleteOne = write((postId: Param<string>, userId: Param<string>) =>
  deleteFrom(coAuthor).where(isOne(postId, userId)),
)

/** Puts somebody who is invited into the byline. */
export const acceptCoAuthor = (postId: string, userId: string, now: number): Statement[] => [
  setAccepted(postId, userId, now),
  copyCoAuthors(postId),
]

/** Takes somebody out of the byline, or their invitation back. */
export const deleteCoAuthor = (postId: string, userId: string): Statement[] => [
  deleteOne(postId, userId),
  copyCoAuthors(postId),
]

const setPosition = write((postId: Param<string>, userId: Param<string>, position: Param<number>) =>
  update(coAuthor).set({ position }).where(isOne(postId, userId)),
)

/** Puts the byline into an order. Later invitations come after it. */
export const arrangeCoAuthors = (postId: string, userIds: readonly string[]): Statement[] => [
  ...userIds.map((userId, index) => setPosition(postId, userId, index)),
  copyCoAuthors(postId),
]

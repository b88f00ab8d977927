import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { tag } from '../../../schema/tables/tag'
import { tagFollow } from '../../../schema/tables/viewer'
import type { Statement } from '../database'
import { before, indexedBy, inJson, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { tagFields } from '../tag/rows'

/** The topics that a person follows, newest first. */
export const followedTags = query(
  'followedTags',
  (userId: Param<string>, ...[followedAt, slug, limit]: Page) =>
    select({ ...tagFields, followedAt: tagFollow.createdAt })
      .from(indexedBy(tagFollow, 'tag_follow_newest'))
      .innerJoin(tag, and(eq(tag.slug, tagFollow.tagSlug), eq(tag.isHidden, false)))
      .where(
        and(
          eq(tagFollow.userId, userId),
          before([tagFollow.createdAt, tagFollow.tagSlug], [followedAt, slug]),
        ),
      )
      .orderBy(desc(tagFollow.createdAt), desc(tagFollow.tagSlug))
      .limit(limit),
)

const countFollower = write((userId: Param<string>, slugs: Param<string>) =>
  update(tag)
    .set({ followerCount: sql`${tag.followerCount} + 1` })
    .where(
      and(
        inJson(tag.slug, slugs),
        notInArray(
          tag.slug,
          select({ tagSlug: tagFollow.tagSlug }).from(tagFollow).where(eq(tagFollow.userId, userId)),
        ),
      ),
    ),
)

const insertFollows = write((userId: Param<string>, follows: Param<string>) => {
  const { from, part } = jsonEach(follows)
  const followed = select({
    userId: sql<string>`${userId}`,
    tagSlug: tag.slug,
    createdAt: part<number>('$.at'),
  })
    .from(from)
    .innerJoin(tag, eq(tag.slug, part<string>('$.slug')))
    .where(sql`true`)
  return insertFrom(tagFollow, followed).onConflictDoNothing()
})

/** A topic, and when a person began to follow it. */
interface TagFollow {
  slug: string
  at: number
}

/**
 * Makes a person follow topics, as far as they exist, and counts them as a follower; topics that they follow already
 * aren't affected, even by concurrent requests. Both belong in one batch, in this order.
 */
export const followTags = (userId: string, follows: readonly TagFollow[]): Statement[] => [
  countFollower(userId, JSON.stringify(follows.map(({ slug }) => slug))),
  insertFollows(userId, JSON.stringify(follows)),
]

/** Which of some topics a person follows. */
const followedAmong = (userId: Param<string>, slugs: Param<string>) =>
  and(eq(tagFollow.userId, userId), inJson(tagFollow.tagSlug, slugs))

const uncountFollower = write((userId: Param<string>, slugs: Param<string>) =>
  update(tag)
    .set({ followerCount: sql`max(0, ${tag.followerCount} - 1)` })
    .where(
      inArray(
        tag.slug,
        select({ slug: tagFollow.tagSlug }).from(tagFollow).where(followedAmong(userId, slugs)),
      ),
    ),
)
const deleteFollows = write((userId: Param<string>, slugs: Param<string>) =>
  deleteFrom(tagFollow).where(followedAmong(userId, slugs)),
)

/**
 * Makes a person unfollow topics in the same way; topics that they don't follow aren't affected.
 */
export const unfollowTags = (userId: string, slugs: readonly string[]): Statement[] => {
  const list = JSON.stringify(slugs)
  return [uncountFollower(userId, list), deleteFollows(userId, list)]
}

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
      .innerJoin(tag, eq(tag.slug, tagFollow.tagSlug))
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

const insertFollows = write((userId: Param<string>, slugs: Param<string>, now: Param<number>) => {
  const keys = jsonEach(slugs)
  const followed = select({
    userId: sql<string>`${userId}`,
    tagSlug: tag.slug,
    createdAt: sql<number>`${now}`,
  })
    .from(keys.from)
    .innerJoin(tag, eq(tag.slug, keys.value))
    .where(sql`true`)
  return insertFrom(tagFollow, followed).onConflictDoNothing()
})

/**
 * Makes a person follow topics and counts them as a follower; topics that they follow already aren't
 * affected, even by concurrent requests. Both belong in one batch, in this order. @param slugs JSON list.
 */
export const followTags = (userId: string, slugs: string, now: number): Statement[] => [
  countFollower(userId, slugs),
  insertFollows(userId, slugs, now),
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
 * Makes a person unfollow topics in the same way; topics that they don't follow aren't affected. @param slugs
 * JSON list.
 */
export const unfollowTags = (userId: string, slugs: string): Statement[] => [
  uncountFollower(userId, slugs),
  deleteFollows(userId, slugs),
]

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { block } from '../../../schema/tables/block'
import { collection } from '../../../schema/tables/collection'
import { follow, mute } from '../../../schema/tables/follow'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { tagFollow } from '../../../schema/tables/viewer'
import { select } from '../sql/query'
import { deleteFrom, update } from '../sql/write'

const followedBy = (person: SQL, kind: 'user' | 'collection') =>
  select({ id: follow.targetId })
    .from(follow)
    .where(and(eq(follow.userId, person), eq(follow.kind, kind)))

/** The topics that a person follows each lose a follower. */
export const uncountInTags = (person: SQL) =>
  update(tag)
    .set({ followerCount: sql`max(0, ${tag.followerCount} - 1)` })
    .where(
      inArray(
        tag.slug,
        select({ slug: tagFollow.tagSlug }).from(tagFollow).where(eq(tagFollow.userId, person)),
      ),
    )

/** Takes the person out of the follower counts of the people whom they follow. */
export const uncountInUsers = (person: SQL) =>
  update(user)
    .set({ followerCount: sql`max(0, ${user.followerCount} - 1)` })
    .where(inArray(user.id, followedBy(person, 'user')))

/** Takes the person out of the follower counts of publications. */
export const uncountInCollections = (person: SQL) =>
  update(collection)
    .set({ followerCount: sql`max(0, ${collection.followerCount} - 1)` })
    .where(inArray(collection.id, followedBy(person, 'collection')))

const isOfThem = (person: SQL) => and(eq(follow.kind, 'user'), eq(follow.targetId, person))

/** The people who follow them follow one person less. */
export const uncountInFollowers = (person: SQL) =>
  update(user)
    .set({ followingCount: sql`max(0, ${user.followingCount} - 1)` })
    .where(inArray(user.id, select({ id: follow.userId }).from(follow).where(isOfThem(person))))

/** Deletes the person's followers. */
export const deleteFollowers = (person: SQL) => deleteFrom(follow).where(isOfThem(person))

/** Deletes mutes by others: nobody mutes the person any more. */
export const deleteMutes = (person: SQL) =>
  deleteFrom(mute).where(and(eq(mute.kind, 'user'), eq(mute.targetId, person)))

/** Deletes blocks by others: nobody blocks the person any more. */
export const deleteBlocksOf = (person: SQL) => deleteFrom(block).where(eq(block.blockedId, person))

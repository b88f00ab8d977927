import { and, desc, eq, gt, isNull, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { collection } from '../../../schema/tables/collection'
import { follow, mute } from '../../../schema/tables/follow'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { tagFollow } from '../../../schema/tables/viewer'
import { areApart, blocks } from '../block/between'
import { collectionFields } from '../collection/rows'
import { isShownCollection } from '../collection/shown'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { tagFields } from '../tag/rows'
import { userFields } from '../user/rows'
import { isShownUser } from '../user/shown'

/** Whether a person follows, mutes or blocks these, and whether they block that person. Parameter: JSON list of keys (`relationKey`). */
export const relationsByKeys = query('relationsByKeys', (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  const userId = part<string>('$[0]')
  const kind = part<string>('$[1]')
  const targetId = part<string>('$[2]')
  const follows = some(
    follow,
    and(eq(follow.userId, userId), eq(follow.kind, kind), eq(follow.targetId, targetId)),
  )
  const followsTag = some(
    tagFollow,
    and(eq(tagFollow.userId, userId), eq(tagFollow.tagSlug, targetId), sql`${kind} = 'tag'`),
  )
  const mutes = some(mute, and(eq(mute.userId, userId), eq(mute.kind, kind), eq(mute.targetId, targetId)))
  return select({
    key: value,
    isFollowing: sql<0 | 1>`(${follows} or ${followsTag})`,
    isMuting: sql<0 | 1>`${mutes}`,
    isBlocking: sql<0 | 1>`${blocks(userId, targetId)}`,
    isBlocked: sql<0 | 1>`${blocks(targetId, userId)}`,
  }).from(from)
})

/** The people whom somebody follows, newest first. */
export const followedUsers = query(
  'followedUsers',
  (userId: Param<string>, ...[followedAt, targetId, limit]: Page) =>
    select({ ...userFields, followedAt: follow.createdAt })
      .from(indexedBy(follow, 'follow_newest_of_kind'))
      .innerJoin(user, and(eq(user.id, follow.targetId), isShownUser))
      .where(
        and(
          eq(follow.userId, userId),
          eq(follow.kind, 'user'),
          before([follow.createdAt, follow.targetId], [followedAt, targetId]),
        ),
      )
      .orderBy(desc(follow.createdAt), desc(follow.targetId))
      .limit(limit),
)

/** The publications that somebody follows, newest first. */
export const followedCollections = query(
  'followedCollections',
  (userId: Param<string>, ...[followedAt, targetId, limit]: Page) =>
    select({ ...collectionFields, followedAt: follow.createdAt })
      .from(indexedBy(follow, 'follow_newest_of_kind'))
      .innerJoin(collection, and(eq(collection.id, follow.targetId), isShownCollection))
      .where(
        and(
          eq(follow.userId, userId),
          eq(follow.kind, 'collection'),
          before([follow.createdAt, follow.targetId], [followedAt, targetId]),
        ),
      )
      .orderBy(desc(follow.createdAt), desc(follow.targetId))
      .limit(limit),
)

/** The people who follow a person or a publication, newest first. */
export const followersOf = query(
  'followersOf',
  (kind: Param<string>, targetId: Param<string>, ...[followedAt, userId, limit]: Page) =>
    select({ ...userFields, followedAt: follow.createdAt })
      .from(indexedBy(follow, 'follow_of_target'))
      .innerJoin(user, and(eq(user.id, follow.userId), isShownUser))
      .where(
        and(
          sql`${follow.kind} = ${kind}`,
          eq(follow.targetId, targetId),
          before([follow.createdAt, follow.userId], [followedAt, userId]),
        ),
      )
      .orderBy(desc(follow.createdAt), desc(follow.userId))
      .limit(limit),
)

/** What somebody mutes of one kind, after a place in the list. */
const mutedOf = (kind: 'user' | 'collection' | 'tag', [mutedAt, targetId]: [SQLWrapper, SQLWrapper]) =>
  and(eq(mute.kind, kind), before([mute.createdAt, mute.targetId], [mutedAt, targetId]))

export const mutedUsers = query('mutedUsers', (userId: Param<string>, ...[mutedAt, targetId, limit]: Page) =>
  select({ ...userFields, mutedAt: mute.createdAt })
    .from(indexedBy(mute, 'mute_newest_of_kind'))
    .innerJoin(user, and(eq(user.id, mute.targetId), isNull(user.deactivatedAt)))
    .where(and(eq(mute.userId, userId), mutedOf('user', [mutedAt, targetId])))
    .orderBy(desc(mute.createdAt), desc(mute.targetId))
    .limit(limit),
)

export const mutedCollections = query(
  'mutedCollections',
  (userId: Param<string>, ...[mutedAt, targetId, limit]: Page) =>
    select({ ...collectionFields, mutedAt: mute.createdAt })
      .from(indexedBy(mute, 'mute_newest_of_kind'))
      .innerJoin(collection, and(eq(collection.id, mute.targetId), isShownCollection))
      .where(and(eq(mute.userId, userId), mutedOf('collection', [mutedAt, targetId])))
      .orderBy(desc(mute.createdAt), desc(mute.targetId))
      .limit(limit),
)

export const mutedTags = query('mutedTags', (userId: Param<string>, ...[mutedAt, targetId, limit]: Page) =>
  select({ ...tagFields, mutedAt: mute.createdAt })
    .from(indexedBy(mute, 'mute_newest_of_kind'))
    .innerJoin(tag, eq(tag.slug, mute.targetId))
    .where(and(eq(mute.userId, userId), mutedOf('tag', [mutedAt, targetId])))
    .orderBy(desc(mute.createdAt), desc(mute.targetId))
    .limit(limit),
)

/** Whether a person neither follows nor mutes something. */
const isNewTo = (
  userId: Param<string>,
  kind: 'user' | 'collection',
  targetId: SQLiteColumn,
): SQL | undefined =>
  and(
    not(some(follow, and(eq(follow.userId, userId), eq(follow.kind, kind), eq(follow.targetId, targetId)))),
    not(some(mute, and(eq(mute.userId, userId), eq(mute.kind, kind), eq(mute.targetId, targetId)))),
  )

/** Writers whom somebody neither follows nor mutes, without those who block them or whom they block, those with the most followers first. */
export const suggestedUsers = query(
  'suggestedUsers',
  (userId: Param<string>, ...[followerCount, id, limit]: Page) =>
    select(userFields)
      .from(indexedBy(user, 'user_by_followers'))
      .where(
        and(
          isShownUser,
          gt(user.postCount, 0),
          ne(user.id, userId),
          before([user.followerCount, user.id], [followerCount, id]),
          isNewTo(userId, 'user', user.id),
          not(areApart(userId, user.id)),
        ),
      )
      .orderBy(desc(user.followerCount), desc(user.id))
      .limit(limit),
)

/** Publications that somebody neither follows nor mutes, those with the most followers first. */
export const suggestedCollections = query(
  'suggestedCollections',
  (userId: Param<string>, ...[followerCount, id, limit]: Page) =>
    select(collectionFields)
      .from(indexedBy(collection, 'collection_by_followers'))
      .where(
        and(
          isShownCollection,
          gt(collection.postCount, 0),
          before([collection.followerCount, collection.id], [followerCount, id]),
          isNewTo(userId, 'collection', collection.id),
        ),
      )
      .orderBy(desc(collection.followerCount), desc(collection.id))
      .limit(limit),
)

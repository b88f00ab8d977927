import type { Database, RowOf } from '../../data/database'
import * as entities from '../../data/follow/entities'
import * as queries from '../../data/follow/queries'
import type { FollowKind } from '../../data/follow/rows'
import { type Key, type Paging, readPage } from '../paging'

/** Somebody that a person follows, or a publication. */
export type FollowedEntity = RowOf<typeof entities.followedEntities>

const byFollow = ({ followedAt, id }: { followedAt: number; id: string }): Key => [followedAt, id]
const byFollowers = ({ followerCount, id }: { followerCount: number; id: string }): Key => [followerCount, id]

/** People and publications that somebody follows, newest first. */
export const followedEntities = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(entities.followedEntities, userId, key, id, limit),
    (row): Key => [row.followedAt, row.targetId],
  )

/** People and publications that somebody follows: what has published something unread first, then by the latest publication. */
export const followedByNews = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(entities.followedByNews, userId, key, id, limit),
    (row): Key => [row.rank, row.targetId],
  )

export const followedUsers = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(queries.followedUsers, userId, key, id, limit), byFollow)

export const followedCollections = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.followedCollections, userId, key, id, limit),
    byFollow,
  )

/** People who follow a person or a publication, newest first. */
export const followersOf = (db: Database, kind: FollowKind, targetId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.followersOf, kind, targetId, key, id, limit),
    byFollow,
  )

export const mutedUsers = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.mutedUsers, userId, key, id, limit),
    (row): Key => [row.mutedAt, row.id],
  )

export const mutedCollections = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.mutedCollections, userId, key, id, limit),
    (row): Key => [row.mutedAt, row.id],
  )

export const mutedTags = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, slug], limit) => db.all(queries.mutedTags, userId, key, slug, limit),
    (row): Key => [row.mutedAt, row.slug],
  )

/** Writers and publications that somebody doesn't follow yet, those with most followers first. */
export const suggestedUsers = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(queries.suggestedUsers, userId, key, id, limit), byFollowers)

export const suggestedCollections = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.suggestedCollections, userId, key, id, limit),
    byFollowers,
  )

import type { Database } from '../../data/database'
import * as posts from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import * as tags from '../../data/tag/queries'
import { pickedPostsOfUser } from '../../data/user/awards'
import { FROM_BOTTOM, FROM_TOP, type Key, type LeftOut, type PageOf, type Paging, readPage } from '../paging'
import type { Period } from '../period'

/** A story's position in a list ordered by time. */
export const byTime = (post: Post): Key => [post.firstPublishedAt ?? 0, post.id]
const byScore = (post: Post): Key => [post.trendingScore, post.id]

type Posts = Promise<PageOf<Post>>

export const latest = (db: Database, paging?: Paging | null, leftOut?: LeftOut): Posts =>
  readPage(paging, ([key, id], limit) => db.all(posts.latestPosts, key, id, limit), byTime, FROM_TOP, leftOut)

export const trending = (db: Database, paging?: Paging | null): Posts =>
  readPage(paging, ([key, id], limit) => db.all(posts.trendingPosts, key, id, limit), byScore)

export const trendingOfPeriod = (db: Database, { from, until }: Period, paging?: Paging | null): Posts =>
  readPage(paging, ([key, id], limit) => db.all(posts.trendingOfPeriod, from, until, key, id, limit), byScore)

export const ofCreator = (db: Database, userId: string, paging?: Paging | null, leftOut?: LeftOut): Posts =>
  readPage(
    paging,
    ([key, id], limit) => db.all(posts.postsByCreator, userId, key, id, limit),
    byTime,
    FROM_TOP,
    leftOut,
  )

/** @param withoutFeatured the number of featured ones, the newest choice first, to leave out. */
export const ofCollection = (
  db: Database,
  collectionId: string,
  paging?: Paging | null,
  withoutFeatured = 0,
): Posts =>
  readPage(
    paging,
    ([key, id], limit, skip) =>
      db.all(posts.postsByCollection, collectionId, key, id, limit, skip, withoutFeatured),
    byTime,
  )

export const ofCollectionTagged = (
  db: Database,
  collectionId: string,
  tagSlug: string,
  paging?: Paging | null,
): Posts =>
  readPage(
    paging,
    ([key, id], limit, skip) => db.all(tags.taggedInCollection, collectionId, tagSlug, key, id, limit, skip),
    byTime,
  )

/** Oldest first. */
export const archiveOfCollection = (
  db: Database,
  collectionId: string,
  { from, until }: Period,
  paging?: Paging | null,
): Posts =>
  readPage(
    paging,
    ([key, id], limit, skip) =>
      db.all(posts.archiveOfCollection, collectionId, from, until, key, id, limit, skip),
    byTime,
    FROM_BOTTOM,
  )

export const trendingOfCollection = (db: Database, collectionId: string, paging?: Paging | null): Posts =>
  readPage(
    paging,
    ([key, id], limit, skip) => db.all(posts.trendingOfCollection, collectionId, key, id, limit, skip),
    byScore,
  )

export const latestOfTag = (db: Database, tagSlug: string, paging?: Paging | null): Posts =>
  readPage(paging, ([key, id], limit) => db.all(tags.latestOfTag, tagSlug, key, id, limit), byTime)

/** @param withoutLatest the number of newest ones to leave out. */
export const trendingOfTag = (
  db: Database,
  tagSlug: string,
  paging?: Paging | null,
  withoutLatest = 0,
): Posts =>
  readPage(
    paging,
    ([key, id], limit) => db.all(tags.trendingOfTag, tagSlug, key, id, limit, withoutLatest),
    byScore,
  )

/** Newest first. */
export const archiveOfTag = (
  db: Database,
  tagSlug: string,
  { from, until }: Period,
  paging?: Paging | null,
): Posts =>
  readPage(
    paging,
    ([key, id], limit) => db.all(tags.archiveOfTag, tagSlug, from, until, key, id, limit),
    byTime,
  )

/** The stories of a person that staff recommends, newest story first. */
export const pickedOfUser = (db: Database, userId: string, paging?: Paging | null): Posts =>
  readPage(paging, ([key, id], limit) => db.all(pickedPostsOfUser, userId, key, id, limit), byTime)

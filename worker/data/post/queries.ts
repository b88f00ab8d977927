import { and, desc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { media } from '../../../schema/tables/media'
import { post, postVersion } from '../../../schema/tables/post'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { NumberedPage, Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { postFieldsAndNamed } from './brought'
import { listed, listedSince } from './lists'
import { postFields } from './rows'

/** In milliseconds, before the first valid date. */
const BEFORE_ALL_TIMES = -8_640_000_000_000_001

export const postsByIds = query('postsByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(postFields).from(keys.from).crossJoin(post).where(eq(post.id, keys.value))
})

/** Stories with the people and the publications that they name. */
export const postsAndNamedByIds = query('postsAndNamedByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(postFieldsAndNamed).from(keys.from).crossJoin(post).where(eq(post.id, keys.value))
})

export const bodiesByVersionIds = query('bodiesByVersionIds', (versionIds: Param<string>) => {
  const keys = jsonEach(versionIds)
  return select({ id: postVersion.id, body: postVersion.body })
    .from(keys.from)
    .crossJoin(postVersion)
    .where(eq(postVersion.id, keys.value))
})

/** Bodies with the mean colours of their pictures: a JSON object from picture ids to `#rrggbb`. */
export const shownBodiesByVersionIds = query('shownBodiesByVersionIds', (versionIds: Param<string>) => {
  const keys = jsonEach(versionIds)
  const paragraphs = jsonEach(postVersion.body, 'p')
  const colors = select({ colors: sql<string>`json_group_object(${media.id}, ${media.color})` })
    .from(paragraphs.from)
    .crossJoin(media)
    .where(and(eq(media.id, paragraphs.part('$.imageId')), isNotNull(media.color)))
  return select({
    id: postVersion.id,
    body: postVersion.body,
    decoration: postVersion.decoration,
    colors: sql<string>`${colors}`,
  })
    .from(keys.from)
    .crossJoin(postVersion)
    .where(eq(postVersion.id, keys.value))
})

export const latestPosts = query('latestPosts', (...page: Page) =>
  listed('post_listed', post.firstPublishedAt, page),
)

export const trendingPosts = query('trendingPosts', (...page: Page) =>
  listed('post_trending', post.trendingScore, page),
)

export const trendingOfPeriod = query(
  'trendingOfPeriod',
  (since: Param<number>, until: Param<number>, ...[key, id, limit]: Page) => {
    const order = [desc(post.trendingScore), desc(post.id)]
    const best = select({ id: post.id })
      .from(indexedBy(post, 'post_listed'))
      .where(
        and(
          gte(post.firstPublishedAt, since),
          lt(post.firstPublishedAt, until),
          eq(post.isListed, true),
          before([post.trendingScore, post.id], [key, id]),
        ),
      )
      .orderBy(...order)
      .limit(limit)
      .as('best')
    // What a story brings is made for those that are shown, not for all of the period.
    return select(postFieldsAndNamed)
      .from(best)
      .innerJoin(post, eq(post.id, best.id))
      .orderBy(...order)
  },
)

export const postsByCreator = query('postsByCreator', (creatorId: Param<string>, ...page: Page) =>
  listed('post_by_creator', post.firstPublishedAt, page, eq(post.creatorId, creatorId)),
)

/** Leaves out the newest `withoutFeatured` choices of its editors. */
export const postsByCollection = query(
  'postsByCollection',
  (
    collectionId: Param<string>,
    key: Param<number>,
    id: Param<string>,
    limit: Param<number>,
    skip: Param<number>,
    withoutFeatured: Param<number>,
  ) => {
    const other = alias(post, 'other')
    const featured = select({ id: other.id })
      .from(indexedBy(other, 'post_by_collection_featured', post))
      .where(
        and(
          eq(other.collectionId, collectionId),
          gt(other.featuredAt, BEFORE_ALL_TIMES),
          eq(other.isListed, true),
        ),
      )
      .orderBy(desc(other.featuredAt))
      .limit(withoutFeatured)
    return listed(
      'post_by_collection',
      post.firstPublishedAt,
      [key, id, limit],
      eq(post.collectionId, collectionId),
      sql`${post.id} not in ${featured}`,
    ).offset(skip)
  },
)

/** Oldest first, within [since, until). */
export const archiveOfCollection = query(
  'archiveOfCollection',
  (
    collectionId: Param<string>,
    since: Param<number>,
    until: Param<number>,
    ...[key, id, limit, skip]: NumberedPage
  ) =>
    listedSince(
      'post_by_collection',
      [key, id, limit],
      eq(post.collectionId, collectionId),
      gte(post.firstPublishedAt, since),
      lt(post.firstPublishedAt, until),
    ).offset(skip),
)

export const trendingOfCollection = query(
  'trendingOfCollection',
  (collectionId: Param<string>, ...[key, id, limit, skip]: NumberedPage) =>
    listed(
      'post_by_collection_trending',
      post.trendingScore,
      [key, id, limit],
      eq(post.collectionId, collectionId),
    ).offset(skip),
)

export const featuredOfCollection = query(
  'featuredOfCollection',
  (collectionId: Param<string>, limit: Param<number>) =>
    select(postFieldsAndNamed)
      .from(indexedBy(post, 'post_by_collection_featured'))
      .where(
        and(
          eq(post.collectionId, collectionId),
          gt(post.featuredAt, BEFORE_ALL_TIMES),
          eq(post.isListed, true),
        ),
      )
      .orderBy(desc(post.featuredAt))
      .limit(limit),
)

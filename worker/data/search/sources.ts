import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { type SQLiteColumn, type SQLiteTable, union } from 'drizzle-orm/sqlite-core'
import { catalog } from '../../../schema/tables/catalog'
import { collection } from '../../../schema/tables/collection'
import { post, postTag, postVersion } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { isShownCollection } from '../collection/shown'
import { after, indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row } from '../sql/rows'
import { isShownUser } from '../user/shown'

const tagNames = select({ names: sql`group_concat(${tag.name}, ' ')` })
  .from(postTag)
  .innerJoin(tag, and(eq(tag.slug, postTag.tagSlug), eq(tag.isHidden, false)))
  .where(eq(postTag.postId, post.id))

const tagSlugs = select({ slugs: sql`group_concat(${postTag.tagSlug}, ' ')` })
  .from(postTag)
  .where(eq(postTag.postId, post.id))

const postSourceFields = {
  key: post.id,
  ...only(post, 'title', 'subtitle', 'access', 'versionId'),
  /** Bytes of the text as stored. */
  bodyBytes: sql<number>`coalesce(octet_length(${postVersion.body}), 0)`,
  collectionId: post.collectionId,
  publishedAt: post.firstPublishedAt,
  creatorId: post.creatorId,
  creatorName: user.name,
  creatorUsername: user.username,
  creatorPostCount: user.postCount,
  creatorVerifiedAt: user.mobileVerifiedAt,
  /** The names of its tags, separated by spaces. */
  tags: sql<string | null>`${tagNames}`,
  /** Their slugs, separated by spaces. */
  tagSlugs: sql<string | null>`${tagSlugs}`,
  updatedAt: post.updatedAt,
}

/** A story's search data, without its text. */
export interface PostSource extends Row<typeof postSourceFields> {}

/** The listed stories among some ids. Unlisted ones can't be found. */
export const postSources = query('search.postSources', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(postSourceFields)
    .from(keys.from)
    .crossJoin(post)
    .innerJoin(user, eq(user.id, post.creatorId))
    .leftJoin(postVersion, eq(postVersion.id, post.versionId))
    .where(and(eq(post.id, keys.value), eq(post.isListed, true), isShownUser))
})

const userSourceFields = {
  key: user.id,
  ...only(user, 'username', 'name', 'bio', 'postCount', 'followerCount', 'mobileVerifiedAt'),
}

/** A person's search data. */
export interface UserSource extends Row<typeof userSourceFields> {}

/** The people among some ids who can be found. */
export const userSources = query('search.userSources', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(userSourceFields)
    .from(keys.from)
    .crossJoin(user)
    .where(and(eq(user.id, keys.value), isShownUser))
})

const collectionSourceFields = {
  key: collection.id,
  ...only(collection, 'slug', 'name', 'tagline', 'description', 'followerCount'),
}

/** A publication's search data. */
export interface CollectionSource extends Row<typeof collectionSourceFields> {}

export const collectionSources = query('search.collectionSources', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(collectionSourceFields)
    .from(keys.from)
    .crossJoin(collection)
    .where(and(eq(collection.id, keys.value), isShownCollection))
})

const tagSourceFields = { key: tag.slug, ...only(tag, 'name', 'postCount') }

/** A tag's search data. */
export interface TagSource extends Row<typeof tagSourceFields> {}

/** Tags that listed stories have. */
export const tagSources = query('search.tagSources', (slugs: Param<string>) => {
  const keys = jsonEach(slugs)
  return select(tagSourceFields)
    .from(keys.from)
    .crossJoin(tag)
    .where(and(eq(tag.slug, keys.value), gt(tag.postCount, 0), eq(tag.isHidden, false)))
})

/** The listed stories of a tag after a key, in the order of their publication. */
export const listedPostsOfTag = query(
  'search.listedPostsOfTag',
  (slug: Param<string>, publishedAt: Param<number>, id: Param<string>, limit: Param<number>) => {
    const order = [postTag.firstPublishedAt, postTag.postId] as const
    return select({ id: postTag.postId, publishedAt: postTag.firstPublishedAt })
      .from(indexedBy(postTag, 'post_tag_latest'))
      .where(and(eq(postTag.tagSlug, slug), eq(postTag.isListed, true), after(order, [publishedAt, id])))
      .orderBy(...order)
      .limit(limit)
  },
)

const catalogSourceFields = {
  key: catalog.id,
  ...only(catalog, 'name', 'description', 'followerCount'),
  creatorName: user.name,
  creatorUsername: user.username,
}

/** A list's search data. */
export interface CatalogSource extends Row<typeof catalogSourceFields> {}

/** The public lists among some ids that somebody made and that have stories. */
export const catalogSources = query('search.catalogSources', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(catalogSourceFields)
    .from(keys.from)
    .crossJoin(catalog)
    .innerJoin(user, eq(user.id, catalog.creatorId))
    .where(
      and(
        eq(catalog.id, keys.value),
        eq(catalog.visibility, 0),
        isNull(catalog.deletedAt),
        eq(catalog.type, 'list'),
        gt(catalog.itemCount, 0),
        isShownUser,
      ),
    )
})

/** Keys after a key, whether or not their subjects can be found. */
const keysAfter = (name: string, table: SQLiteTable, key: SQLiteColumn) =>
  query(`search.${name}KeysAfter`, (last: Param<string>, limit: Param<number>) =>
    select({ key: sql<string>`${key}` })
      .from(table)
      .where(gt(key, last))
      .orderBy(asc(key))
      .limit(limit),
  )

export const postKeysAfter = keysAfter('post', post, post.id)
export const userKeysAfter = keysAfter('user', user, user.id)
export const collectionKeysAfter = keysAfter('collection', collection, collection.id)
export const tagKeysAfter = keysAfter('tag', tag, tag.slug)
export const catalogKeysAfter = keysAfter('catalog', catalog, catalog.id)

type Kind = 'users' | 'collections' | 'tags'

/**
 * The people, publications and tags of stories, listed or not, because their entries depend on the stories.
 */
export const surroundingsOfPosts = query('search.surroundingsOfPosts', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  const kind = (name: Kind) => sql<Kind>`${name}`
  const key = (column: SQLiteColumn) => sql<string>`${column}`
  return union(
    select({ kind: kind('users'), key: key(post.creatorId) })
      .from(keys.from)
      .crossJoin(post)
      .where(eq(post.id, keys.value)),
    select({ kind: kind('collections'), key: key(post.collectionId) })
      .from(keys.from)
      .crossJoin(post)
      .where(and(eq(post.id, keys.value), isNotNull(post.collectionId))),
    select({ kind: kind('tags'), key: key(postTag.tagSlug) })
      .from(keys.from)
      .crossJoin(postTag)
      .where(eq(postTag.postId, keys.value)),
  )
})

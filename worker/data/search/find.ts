import { and, desc, eq, exists, gt, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { post, postTag } from '../../../schema/tables/post'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { foreignQuery, query, select, some } from '../sql/query'
import { type FullText, LOCKED_TABLE, matches, SEARCH_TABLES, type SearchKind } from './tables'

/** Stories that match a full-text expression, the newest first, from a row's number on. */
const findStories = (name: string, { table, key }: Pick<typeof LOCKED_TABLE, 'key'> & { table: FullText }) =>
  foreignQuery(`search.${name}`, (expression: Param<string>, from: Param<string>, limit: Param<number>) =>
    select({ key: sql<string>`${key}` })
      .from(sql`${table}`)
      .where(and(matches(table, expression), gte(table.rowid, sql`cast(${from} as integer)`)))
      .orderBy(desc(table.rowid))
      .limit(limit),
  )

/** How many matches are read, of which the most popular are taken. */
const MOST_LOOKED_AT = 2000

export type Weighted = Exclude<SearchKind, 'posts'>

/** The most popular things of a kind that match a full-text expression. */
const findPopular = (kind: Weighted) =>
  foreignQuery(`search.find.${kind}`, (expression: Param<string>, limit: Param<number>) => {
    const { table, key } = SEARCH_TABLES[kind]
    const matched = select({
      key: sql<string>`${key}`.as('key'),
      weight: sql<number>`${table.weight}`.as('weight'),
    })
      .from(sql`${table}`)
      .where(matches(table, expression))
      .limit(MOST_LOOKED_AT)
      .as('matched')
    return select({ key: matched.key, weight: matched.weight })
      .from(matched)
      .orderBy(desc(matched.weight), desc(matched.key))
      .limit(limit)
  })

export const FIND_STORIES = findStories('findStories', SEARCH_TABLES.posts)
/** Stories for members, by everything in them. */
export const FIND_LOCKED = findStories('findLocked', LOCKED_TABLE)

export const FIND = {
  users: findPopular('users'),
  collections: findPopular('collections'),
  tags: findPopular('tags'),
  catalogs: findPopular('catalogs'),
}

/** The keys among some that belong to something with an id. */
const belonging = (name: string, condition: (key: SQL<string>, id: Param<string>) => SQL) =>
  query(`search.${name}`, (keys: Param<string>, id: Param<string>) => {
    const { from, value } = jsonEach(keys)
    return select({ key: value }).from(from).where(condition(value, id))
  })

/** People who wrote in a publication. */
const usersWithin = belonging('within.users', (key, collectionId) =>
  exists(
    select({ one: sql`1` })
      .from(indexedBy(post, 'post_by_creator'))
      .where(
        and(sql`${post.creatorId} = ${key}`, eq(post.isListed, true), eq(post.collectionId, collectionId)),
      ),
  ),
)

/** Tags of a publication's stories. */
const tagsWithin = belonging('within.tags', (key, collectionId) =>
  exists(
    select({ one: sql`1` })
      .from(indexedBy(postTag, 'post_tag_collection'))
      .where(
        and(
          eq(postTag.collectionId, collectionId),
          sql`${postTag.tagSlug} = ${key}`,
          eq(postTag.isListed, true),
        ),
      ),
  ),
)

/** Lists with some of a publication's stories. */
const catalogsWithin = belonging('within.catalogs', (key, collectionId) =>
  exists(
    select({ one: sql`1` })
      .from(indexedBy(catalogItem, 'catalog_item_ordered'))
      .innerJoin(post, eq(post.id, catalogItem.postId))
      .where(
        and(
          sql`${catalogItem.catalogId} = ${key}`,
          gt(catalogItem.position, Number.MIN_SAFE_INTEGER),
          eq(post.collectionId, collectionId),
          eq(post.isListed, true),
        ),
      ),
  ),
)

/** What belongs to a publication, by kind. */
export const WITHIN = { users: usersWithin, tags: tagsWithin, catalogs: catalogsWithin }

/** Publications that a writer's stories are in. */
const collectionsOfWriter = belonging('ofWriter.collections', (key, creatorId) =>
  inArray(
    key,
    select({ id: post.collectionId })
      .from(indexedBy(post, 'post_by_creator'))
      .where(and(eq(post.creatorId, creatorId), eq(post.isListed, true))),
  ),
)

/** Tags of a writer's stories. */
const tagsOfWriter = belonging('ofWriter.tags', (key, creatorId) =>
  inArray(
    key,
    select({ slug: postTag.tagSlug })
      .from(indexedBy(post, 'post_by_creator'))
      .innerJoin(postTag, eq(postTag.postId, post.id))
      .where(and(eq(post.creatorId, creatorId), eq(post.isListed, true))),
  ),
)

/** Lists that a writer made. */
const catalogsOfWriter = belonging('ofWriter.catalogs', (key, creatorId) =>
  some(catalog, and(sql`${catalog.id} = ${key}`, eq(catalog.creatorId, creatorId))),
)

/** What belongs to a writer, by kind. */
export const OF_WRITER = {
  collections: collectionsOfWriter,
  tags: tagsOfWriter,
  catalogs: catalogsOfWriter,
}

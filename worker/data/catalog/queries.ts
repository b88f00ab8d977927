import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/sqlite-core'
import { catalog, catalogFollow, catalogItem } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { postFieldsAndNamed } from '../post/brought'
import { canBeOpened } from '../post/opened'
import { after, before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { userFields } from '../user/rows'
import { isOfShownUser } from '../user/shown'
import { catalogFields, catalogItemFields, isThere } from './rows'

/** The list itself is public, whatever its owner may be. */
const isPublic = and(eq(catalog.visibility, 0), isThere)

const isOfShownOwner = isOfShownUser(catalog.creatorId)

/** The lists among some ids whose owners are neither suspended nor gone. */
export const catalogsByIds = query('catalogsByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(catalogFields)
    .from(keys.from)
    .crossJoin(catalog)
    .where(and(eq(catalog.id, keys.value), isThere, isOfShownOwner))
})

export const catalogById = query('catalogById', (id: Param<string>) =>
  select(catalogFields).from(catalog).where(eq(catalog.id, id)),
)

/** The owner of the list that `catalogById` finds. */
export const ownerOfCatalog = query('ownerOfCatalog', (id: Param<string>) =>
  select(userFields).from(catalog).innerJoin(user, eq(user.id, catalog.creatorId)).where(eq(catalog.id, id)),
)

/**
 * A person's list by its id, or one that they have made by its slug; if several have that slug, a public one before a
 * private one, and the most recently changed of those.
 */
export const catalogOfUser = query(
  'catalogOfUser',
  (creatorId: Param<string>, slug: Param<string>, id: Param<string>) => {
    const isTheirs = and(eq(catalog.creatorId, creatorId), isThere)
    const bySlug = select(catalogFields)
      .from(indexedBy(catalog, 'catalog_of_creator'))
      .where(and(eq(catalog.slug, slug), eq(catalog.type, 'list'), isTheirs))
      .orderBy(asc(catalog.visibility), desc(catalog.updatedAt))
      .limit(1)
      .as('by_slug')
    return unionAll(
      select(catalogFields)
        .from(catalog)
        .where(and(eq(catalog.id, id), isTheirs)),
      select().from(bySlug),
    ).limit(1)
  },
)

/**
 * A list of the library by its slug, or any list by its id; and whether everybody sees it. If several in the library
 * have had the slug, it is one that everybody sees.
 */
export const libraryCatalog = query('libraryCatalog', (slug: Param<string>, id: Param<string>) => {
  const isShown = sql<0 | 1>`${and(isPublic, isOfShownOwner)}`.as('is_shown')
  const fields = { ...catalogFields, isShown }
  const bySlug = select(fields)
    .from(indexedBy(catalog, 'catalog_library_slug'))
    .where(and(eq(catalog.slug, slug), eq(catalog.isInLibrary, true)))
    .orderBy(desc(isShown))
    .limit(1)
    .as('by_slug')
  return unionAll(select().from(bySlug), select(fields).from(catalog).where(eq(catalog.id, id))).limit(1)
})

/** A page of lists, most recently changed first. */
const latest = (index: string, [updatedAt, id, limit]: Page, ...conditions: (SQL | undefined)[]) =>
  select(catalogFields)
    .from(indexedBy(catalog, index))
    .where(and(...conditions, before([catalog.updatedAt, catalog.id], [updatedAt, id])))
    .orderBy(desc(catalog.updatedAt), desc(catalog.id))
    .limit(limit)

export const libraryCatalogs = query('libraryCatalogs', (...page: Page) =>
  latest('catalog_library', page, eq(catalog.isInLibrary, true), isPublic, isOfShownOwner),
)

export const catalogsByCreator = query('catalogsByCreator', (creatorId: Param<string>, ...page: Page) =>
  latest('catalog_by_creator', page, eq(catalog.creatorId, creatorId), isPublic),
)

export const privateCatalogsByCreator = query(
  'privateCatalogsByCreator',
  (creatorId: Param<string>, ...page: Page) =>
    latest('catalog_by_creator', page, eq(catalog.creatorId, creatorId), eq(catalog.visibility, 1), isThere),
)

/** A list with the keys of its last changes, for changing it. */
export const changedCatalog = query('changedCatalog', (id: Param<string>) =>
  select({ ...catalogFields, changeKeys: catalog.changeKeys })
    .from(catalog)
    .where(eq(catalog.id, id)),
)

/** All lists of a person, which are few, the one that changed last first. */
export const listsOf = query('listsOf', (creatorId: Param<string>, limit: Param<number>) =>
  select(catalogFields)
    .from(indexedBy(catalog, 'catalog_of_creator'))
    .where(and(eq(catalog.creatorId, creatorId), isThere))
    .orderBy(desc(catalog.updatedAt), desc(catalog.id))
    .limit(limit),
)

/** How many lists a person has made, also those that staff has hidden, which may come back. */
export const countOfLists = query('countOfLists', (creatorId: Param<string>) =>
  select({ count: sql<number>`count(*)` })
    .from(indexedBy(catalog, 'catalog_of_creator'))
    .where(and(eq(catalog.creatorId, creatorId), eq(catalog.type, 'list'), isNull(catalog.deletedAt))),
)

/** All items of a list, in order. */
export const allItemsOf = query('allItemsOf', (catalogId: Param<string>, limit: Param<number>) =>
  select(catalogItemFields)
    .from(indexedBy(catalogItem, 'catalog_item_ordered'))
    .where(eq(catalogItem.catalogId, catalogId))
    .orderBy(asc(catalogItem.position), asc(catalogItem.id))
    .limit(limit),
)

/** The titles of a list's stories that its owner can open in a country, in no order. */
export const titlesOfCatalog = query(
  'titlesOfCatalog',
  (catalogId: Param<string>, userId: Param<string>, country: Param<string | null>, limit: Param<number>) =>
    select({ id: post.id, title: post.title })
      .from(indexedBy(catalogItem, 'catalog_item_ordered'))
      .innerJoin(post, and(eq(post.id, catalogItem.postId), canBeOpened(userId, country)))
      .where(eq(catalogItem.catalogId, catalogId))
      .limit(limit),
)

/** In which of a person's lists stories are. Parameter: JSON list of keys (`listedPostKey`). */
export const selectListsWithPosts = (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  return select({ key: value, catalogId: catalog.id })
    .from(from)
    .crossJoin(indexedBy(catalog, 'catalog_of_creator'))
    .crossJoin(indexedBy(catalogItem, 'catalog_item_once'))
    .where(
      and(
        eq(catalog.creatorId, part('$[0]')),
        isThere,
        eq(catalogItem.catalogId, catalog.id),
        eq(catalogItem.postId, part('$[1]')),
      ),
    )
}
export const listsWithPosts = query('listsWithPosts', selectListsWithPosts)

/** Whether people have saved lists. Parameter: JSON list of keys (`savedCatalogKey`). */
export const savedCatalogKeys = query('savedCatalogKeys', (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  return select({ key: value, followedAt: catalogFollow.followedAt })
    .from(from)
    .crossJoin(catalogFollow)
    .where(and(eq(catalogFollow.userId, part('$[0]')), eq(catalogFollow.catalogId, part('$[1]'))))
})

/** The lists that a person has saved and that are still there for everybody, the last one first. */
export const savedCatalogs = query('savedCatalogs', (userId: Param<string>, ...[at, id, limit]: Page) =>
  select({ ...catalogFields, followedAt: catalogFollow.followedAt })
    .from(indexedBy(catalogFollow, 'catalog_follow_of_user'))
    .innerJoin(catalog, eq(catalog.id, catalogFollow.catalogId))
    .where(
      and(
        eq(catalogFollow.userId, userId),
        isPublic,
        isOfShownOwner,
        before([catalogFollow.followedAt, catalogFollow.catalogId], [at, id]),
      ),
    )
    .orderBy(desc(catalogFollow.followedAt), desc(catalogFollow.catalogId))
    .limit(limit),
)

/** The public lists with a story, of people who are shown, by their ids. */
export const publicCatalogsWith = query(
  'publicCatalogsWith',
  (postId: Param<string>, ...[, id, limit]: Page) =>
    select(catalogFields)
      .from(indexedBy(catalogItem, 'catalog_item_by_post'))
      .innerJoin(catalog, eq(catalog.id, catalogItem.catalogId))
      .where(
        and(
          eq(catalogItem.postId, postId),
          sql`${catalogItem.catalogId} > ${id}`,
          isPublic,
          eq(catalog.type, 'list'),
          isOfShownOwner,
        ),
      )
      .orderBy(asc(catalogItem.catalogId))
      .limit(limit),
)

/** The items of a list after one of them. */
const placesAfter = (catalogId: Param<string>, [position, id]: Page) =>
  and(eq(catalogItem.catalogId, catalogId), after([catalogItem.position, catalogItem.id], [position, id]))

export const itemsOfCatalog = query('itemsOfCatalog', (catalogId: Param<string>, ...page: Page) =>
  select(catalogItemFields)
    .from(indexedBy(catalogItem, 'catalog_item_ordered'))
    .where(placesAfter(catalogId, page))
    .orderBy(asc(catalogItem.position), asc(catalogItem.id))
    .limit(page[2]),
)

/** The stories of the items that `itemsOfCatalog` returns. */
export const postsOfCatalog = query('postsOfCatalog', (catalogId: Param<string>, ...page: Page) =>
  select(postFieldsAndNamed)
    .from(indexedBy(catalogItem, 'catalog_item_ordered'))
    .innerJoin(post, eq(post.id, catalogItem.postId))
    .where(placesAfter(catalogId, page))
    .orderBy(asc(catalogItem.position), asc(catalogItem.id))
    .limit(page[2]),
)

/** How many stories a list's card shows. */
const ON_CARD = 3

/** The first listed stories of some lists. */
export const firstPostsOfCatalogs = query('firstPostsOfCatalogs', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  const [item, itsPost] = [alias(catalogItem, 'item'), alias(post, 'its_post')]
  const first = select({ id: item.id })
    .from(indexedBy(item, 'catalog_item_ordered', catalogItem))
    .innerJoin(itsPost, eq(itsPost.id, item.postId))
    .where(and(eq(item.catalogId, keys.value), eq(itsPost.isListed, true)))
    .orderBy(asc(item.position), asc(item.id))
    .limit(ON_CARD)
  return select({ ...postFieldsAndNamed, catalogId: catalogItem.catalogId })
    .from(keys.from)
    .crossJoin(catalogItem)
    .innerJoin(post, eq(post.id, catalogItem.postId))
    .where(sql`${catalogItem.id} in ${first}`)
    .orderBy(asc(catalogItem.catalogId), asc(catalogItem.position), asc(catalogItem.id))
})

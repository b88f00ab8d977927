import { catalogIdOf, catalogSegment } from '../../../../schema/routes/catalog-id'
import { HIDDEN_LIST, PUBLIC_LIST } from '../../../../schema/rules/catalogs'
import { MAX_LISTS } from '../../../../schema/rules/limits'
import { catalogWording } from '../../../../schema/wording/catalog'
import * as queries from '../../../data/catalog/queries'
import { type Catalog, type CatalogItem, listedPostKey, savedCatalogKey } from '../../../data/catalog/rows'
import { catalogCacheTag, postCacheTag, userCacheTag, userCatalogsCacheTag } from '../../../edge-cache/tags'
import {
  type CatalogWithOwner,
  findCatalog,
  findCatalogAt,
  findOwnCatalog,
} from '../../../services/catalog/find-catalog'
import * as lists from '../../../services/catalog/lists'
import { whyTakenDown } from '../../../services/moderation/why-taken-down'
import { FROM_BOTTOM, type Key, readPage } from '../../../services/paging'
import { VISITOR } from '../../../services/policies/actor'
import { can, viewerCan } from '../../../services/policies/can'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import type { PredefinedCatalog, Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { isListed, showPost, showPosts, showReadable } from '../post/show'

/** Whether the viewer may read a list. The answer changes with the list, whatever it is. */
const mayRead = ({ viewer, tags }: GraphQLContext, catalogWithOwner: CatalogWithOwner): Promise<boolean> => {
  tags.add(catalogCacheTag(catalogWithOwner.catalog.id), userCacheTag(catalogWithOwner.owner.id))
  return viewerCan(viewer, 'read', { entity: 'catalog', ...catalogWithOwner })
}

/** A list as the viewer may read it, or why it isn't shown. */
async function shownCatalog(context: GraphQLContext, catalogWithOwner: CatalogWithOwner | undefined) {
  if (catalogWithOwner && (await mayRead(context, catalogWithOwner)))
    return { __typename: 'Catalog' as const, ...catalogWithOwner.catalog }
  const isHidden =
    catalogWithOwner?.catalog.visibility === HIDDEN_LIST && catalogWithOwner.catalog.deletedAt === null
  const hidden = isHidden
    ? await whyTakenDown(context.reader, 'CATALOG', catalogWithOwner.catalog.id)
    : undefined
  return hidden
    ? { ...userError('TAKEN_DOWN', hidden.message), isTakenDown: hidden.isTakenDown }
    : userError('NOT_FOUND', catalogWording.notFound)
}

/**
 * An item with its story, or without it: a story is shown while it is listed, and in a private list while its owner can
 * read it, so that unlisted stories can be saved, and those that are withheld elsewhere.
 */
async function showItem(context: GraphQLContext, { visibility }: Catalog, item: CatalogItem) {
  const post = await context.reader.posts.load(item.postId)
  const isOut = post?.state === 'published' || post?.state === 'unlisted'
  const isForOwner = visibility !== PUBLIC_LIST && isOut && !isListed(post)
  return { ...item, post: isForOwner ? await showReadable(context, post) : showPost(context, post) }
}

export const catalogResolvers: Resolvers = {
  Query: {
    catalogById: async (_root, { catalogId }, context) =>
      shownCatalog(context, await findCatalog(context.reader, catalogIdOf(catalogId) ?? '')),
    catalogsByUser: async (_root, { userId, type, limit, to, visibility }, context) => {
      const { reader, viewer, tags } = context
      const owner = await reader.users.load(userId)
      tags.add(userCacheTag(userId), userCatalogsCacheTag(userId))
      if (!owner) return connection('catalogs', lists.NO_LISTS)
      const isOwn = (await viewer())?.id === owner.id
      if (!isOwn && !can(VISITOR, 'list', { entity: 'user', user: owner }))
        return connection('catalogs', lists.NO_LISTS)
      const paging = { limit: limit ?? null, to: to ?? null }
      const page = await lists.listsOf(reader.db, owner.id, { isOwn, type, visibility }, paging)
      tags.add(...page.items.map(({ id }) => catalogCacheTag(id)))
      return connection('catalogs', page)
    },
    userCatalog: async (_root, { username, slugId }, context) =>
      shownCatalog(context, await findCatalogAt(context.reader, username, slugId, context.viewer)),
    libraryCatalog: async (_root, { slug }, { reader, tags }) => {
      const catalog = await reader.db.first(queries.libraryCatalog, slug, catalogIdOf(slug) ?? '')
      if (catalog) tags.add(catalogCacheTag(catalog.id), userCacheTag(catalog.creatorId))
      return catalog?.isShown ? catalog : null
    },
    libraryCatalogs: async (_root, { paging }, { reader }) =>
      connection('catalogs', await lists.libraryCatalogs(reader.db, paging)),
  },
  Viewer: {
    catalogs: async (user, { search, paging }, { reader }) =>
      connection('catalogs', await lists.allCatalogsOf(reader.db, user.id, search ?? '', paging)),
    catalog: async (user, { slugId }, { reader }) => (await findOwnCatalog(reader, user.id, slugId)) ?? null,
    catalogChoices: (user, _args, { reader }) => lists.choicesOf(reader.db, user.id),
    catalogsLeft: async (user, _args, { reader }) =>
      Math.max(0, MAX_LISTS - ((await reader.db.first(queries.countOfLists, user.id))?.count ?? 0)),
    savedCatalogs: async (user, { paging }, { reader }) =>
      connection('catalogs', await lists.savedCatalogsOf(reader.db, user.id, paging)),
  },
  Post: {
    catalogs: async (post, { paging }, { reader, tags }) => {
      tags.add(postCacheTag(post.id))
      const page = await lists.publicCatalogsWith(reader.db, post.id, paging)
      tags.add(...page.items.map(({ id }) => catalogCacheTag(id)))
      return connection('catalogs', page)
    },
  },
  PostViewerEdge: {
    catalogIds: async (post, _args, { reader, viewer }) => {
      const actor = await viewer()
      if (!actor) return []
      const listed = await reader.listsWithPosts.load(listedPostKey(actor.id, post.id))
      return listed.map(({ catalogId }) => catalogId)
    },
  },
  Catalog: {
    slugId: catalogSegment,
    name: ({ type, name }) => (type === 'list' ? name : catalogWording.predefined[type]),
    predefined: ({ type }) => (type === 'list' ? null : enumName<PredefinedCatalog>(type)),
    isInLibrary: ({ isInLibrary }) => isInLibrary === 1,
    creator: async (catalog, _args, { reader, tags }) => {
      tags.add(catalogCacheTag(catalog.id), userCacheTag(catalog.creatorId))
      return required(await reader.users.load(catalog.creatorId), 'user', catalog.creatorId)
    },
    itemsConnection: async (catalog, { paging }, context) => {
      const { reader } = context
      const page = await readPage(
        paging,
        async ([key, id], limit) => {
          // The stories are read along with their places: one round trip instead of two.
          const [items, posts] = await Promise.all([
            reader.db.all(queries.itemsOfCatalog, catalog.id, key, id, limit),
            reader.db.all(queries.postsOfCatalog, catalog.id, key, id, limit),
          ])
          for (const post of posts) reader.posts.prime(post.id, post)
          return items
        },
        (item): Key => [item.position, item.id],
        FROM_BOTTOM,
      )
      const items = await Promise.all(page.items.map((item) => showItem(context, catalog, item)))
      // A story that is no longer listed keeps its place in the list, invisibly.
      const shown = items.flatMap(({ post, ...item }) => (post ? [{ ...item, post }] : []))
      return connection('items', { items: shown, next: page.next })
    },
    firstPosts: async ({ id }, _args, context) => {
      context.tags.add(catalogCacheTag(id))
      return showPosts(context, await context.reader.firstPostsOfCatalogs.load(id))
    },
    isSavedByViewer: async (catalog, _args, { reader, viewer }) => {
      if (catalog.isSavedByViewer !== undefined) return catalog.isSavedByViewer
      const actor = await viewer()
      const key = actor && savedCatalogKey(actor.id, catalog.id)
      return key !== null && (await reader.savedCatalogs.load(key)) !== undefined
    },
    ownItems: async (catalog, _args, { parts, reader, viewer }) =>
      can(await viewer(), 'own', { entity: 'catalog', catalog })
        ? lists.ownItemsOf(reader.db, catalog, parts.browser.country)
        : [],
    removedItems: ({ removedItems = [] }) => removedItems,
  },
  CatalogItem: {
    catalogItemId: (item) => item.id,
  },
}

import { catalogIdOf, catalogSegment } from '../../../../schema/routes/catalog-id'
import { catalogWording } from '../../../../schema/wording/catalog'
import * as queries from '../../../data/catalog/queries'
import { catalogCacheTag, postCacheTag, userCacheTag } from '../../../edge-cache/tags'
import { type FoundCatalog, findCatalog, findCatalogAt } from '../../../services/catalog/find-catalog'
import * as lists from '../../../services/catalog/lists'
import { FROM_BOTTOM, type Key, readPage } from '../../../services/paging'
import { viewerCan } from '../../../services/policies/can'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import { connection, enumName } from '../../results'
import type { PredefinedCatalog, Resolvers } from './types.generated'

/** Whether the viewer may read a list. The answer changes with the list, whatever it is. */
const mayRead = ({ viewer, tags }: GraphQLContext, found: FoundCatalog): Promise<boolean> => {
  tags.add(catalogCacheTag(found.catalog.id), userCacheTag(found.owner.id))
  return viewerCan(viewer, 'read', { entity: 'catalog', ...found })
}

export const catalogResolvers: Resolvers = {
  Query: {
    catalogById: async (_root, { catalogId }, context) => {
      const found = await findCatalog(context.reader, catalogIdOf(catalogId) ?? '')
      if (!found) return userError('NOT_FOUND', catalogWording.notFound)
      if (await mayRead(context, found)) return { __typename: 'Catalog', ...found.catalog }
      return found.catalog.visibility === 0
        ? userError('NOT_FOUND', catalogWording.notFound)
        : userError('FORBIDDEN', catalogWording.private)
    },
    userCatalog: async (_root, { username, slugId }, context) => {
      const found = await findCatalogAt(context.reader, username, slugId)
      return found && (await mayRead(context, found))
        ? { __typename: 'Catalog', ...found.catalog }
        : userError('NOT_FOUND', catalogWording.notFound)
    },
    libraryCatalog: async (_root, { slug }, { reader }) =>
      (await reader.db.first(queries.libraryCatalog, slug)) ?? null,
    libraryCatalogs: async (_root, { paging }, { reader }) =>
      connection('catalogs', await lists.libraryCatalogs(reader.db, paging)),
  },
  Viewer: {
    catalogs: async (user, { paging }, { reader }) =>
      connection('catalogs', await lists.allCatalogsOf(reader.db, user.id, paging)),
    catalog: async (user, { slugId }, { reader }) =>
      (await reader.db.first(queries.catalogOfUser, user.id, slugId, catalogIdOf(slugId) ?? '')) ?? null,
  },
  Catalog: {
    slugId: catalogSegment,
    predefined: ({ type }) => (type === 'list' ? null : enumName<PredefinedCatalog>(type)),
    isInLibrary: ({ isInLibrary }) => isInLibrary === 1,
    creator: async (catalog, _args, { reader, tags }) => {
      tags.add(catalogCacheTag(catalog.id), userCacheTag(catalog.creatorId))
      return required(await reader.users.load(catalog.creatorId), 'user', catalog.creatorId)
    },
    itemsConnection: async (catalog, { paging }, { reader, tags }) => {
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
      const posts = await reader.posts.loadMany(page.items.map((item) => item.postId))
      // A story that is no longer listed keeps its place in the list, invisibly.
      const items = page.items.filter((_, i) => {
        const post = posts[i]
        return post && !(post instanceof Error) && post.isListed
      })
      for (const item of page.items) tags.add(postCacheTag(item.postId))
      return connection('items', { items, next: page.next })
    },
    firstPosts: async ({ id }, _args, { reader, tags }) => {
      const posts = await reader.firstPostsOfCatalogs.load(id)
      tags.add(catalogCacheTag(id), ...posts.map((post) => postCacheTag(post.id)))
      return posts
    },
  },
  CatalogItem: {
    catalogItemId: (item) => item.id,
    post: async (item, _args, { reader }) =>
      required(await reader.posts.load(item.postId), 'post', item.postId),
  },
}

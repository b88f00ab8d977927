import { catalogWording } from '../../../../schema/wording/catalog'
import * as queries from '../../../data/catalog/queries'
import { postCacheTag, userCacheTag } from '../../../edge-cache/tags'
import { FROM_BOTTOM, type Key, readPage } from '../../../services/paging'
import { viewerCan } from '../../../services/policies/can'
import { userError } from '../../failures'
import { required } from '../../required'
import { connection, enumName } from '../../results'
import type { PredefinedCatalog, Resolvers } from './types.generated'

export const catalogResolvers: Resolvers = {
  Query: {
    catalogById: async (_root, { catalogId }, context) => {
      const catalog = await context.reader.db.first(queries.catalogById, catalogId)
      if (!catalog) return userError('NOT_FOUND', catalogWording.notFound)
      if (!(await viewerCan(context.viewer, 'read', { entity: 'catalog', catalog }))) {
        return userError('FORBIDDEN', catalogWording.private)
      }
      return { __typename: 'Catalog', ...catalog }
    },
    libraryCatalog: async (_root, { slug }, { reader }) =>
      (await reader.db.first(queries.libraryCatalog, slug)) ?? null,
    libraryCatalogs: async (_root, { paging }, { reader }) =>
      connection(
        'catalogs',
        await readPage(
          paging,
          ([key, id], limit) => reader.db.all(queries.libraryCatalogs, key, id, limit),
          (catalog): Key => [catalog.updatedAt, catalog.id],
        ),
      ),
  },
  Catalog: {
    predefined: ({ type }) => (type === 'list' ? null : enumName<PredefinedCatalog>(type)),
    creator: async (catalog, _args, { reader, tags }) => {
      tags.add(userCacheTag(catalog.creatorId))
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
  },
  CatalogItem: {
    catalogItemId: (item) => item.id,
    post: async (item, _args, { reader }) =>
      required(await reader.posts.load(item.postId), 'post', item.postId),
  },
}

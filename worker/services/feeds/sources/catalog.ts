import { linkTo } from '../../../../schema/routes/links'
import { feedWording } from '../../../../schema/wording/feeds'
import { libraryCatalog } from '../../../data/catalog/queries'
import { postsOfCatalog } from '../../../data/feeds/queries'
import { FROM_BOTTOM, readPage } from '../../paging'
import { VISITOR } from '../../policies/actor'
import { can } from '../../policies/can'
import type { FindFeed } from '../source'

/** A public list's stories, in the list's order. Library lists are identified by slug, others by id. */
export const catalogFeed: FindFeed = async ({ reader, product, params, paging }) => {
  const asked = params.catalogSlug ?? ''
  const catalog = await reader.db.first(libraryCatalog, asked)
  if (!catalog) return undefined
  const [stories, creator] = await Promise.all([
    readPage(
      paging,
      ([key, id], limit) => reader.db.all(postsOfCatalog, catalog.id, key, id, limit),
      (post) => [post.position, post.itemId],
      FROM_BOTTOM,
    ),
    reader.users.load(catalog.creatorId),
  ])
  if (!creator || !can(VISITOR, 'list', { entity: 'user', user: creator })) return undefined
  const title = feedWording.catalog(catalog.name, creator.name, product)
  const { username } = creator
  return {
    title,
    description: catalog.description || title,
    path: linkTo('CatalogFeed', { catalogSlug: asked }),
    page:
      asked === catalog.slug
        ? linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: asked })
        : linkTo('ShowUserList', { username, catalogSlugId: `${catalog.slug}-${catalog.id}` }),
    imageId: creator.imageId,
    subjects: { users: [creator.id] },
    stories,
  }
}

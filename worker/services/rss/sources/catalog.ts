import { catalogIdOf, catalogSegment } from '../../../../schema/routes/catalog-id'
import { linkTo } from '../../../../schema/routes/links'
import { MAX_LIST_ITEMS } from '../../../../schema/rules/limits'
import { rssWording } from '../../../../schema/wording/rss'
import { libraryCatalog } from '../../../data/catalog/queries'
import type { RowOf } from '../../../data/database'
import { postsOfCatalog, unlistedOfCatalog } from '../../../data/rss/queries'
import { FROM_BOTTOM, type Key, readPage } from '../../paging'
import { VISITOR } from '../../policies/actor'
import { can } from '../../policies/can'
import type { FindFeed } from '../source'

/**
 * A public list's stories, in the list's order. Library lists are addressed by slug, others by id; what else names one,
 * such as `{slug}-{id}`, has moved there.
 */
export const catalogFeed: FindFeed = async ({ reader, product, params, paging }) => {
  const asked = params.catalogSlug ?? ''
  const catalog = await reader.db.first(libraryCatalog, asked, catalogIdOf(asked) ?? '')
  if (!catalog) return undefined
  const subjects = { users: [catalog.creatorId], catalogs: [catalog.id] }
  if (!catalog.isShown) return { hiddenBy: subjects }
  let unlisted: RowOf<typeof unlistedOfCatalog>[] = []
  const read = async ([key, id]: Key, limit: number) => {
    const [posts, others] = await Promise.all([
      reader.db.all(postsOfCatalog, catalog.id, key, id, limit),
      reader.db.all(unlistedOfCatalog, catalog.id, key, id, MAX_LIST_ITEMS),
    ])
    unlisted = others
    return posts
  }
  const [stories, owner] = await Promise.all([
    readPage(paging, read, (post): Key => [post.position, post.itemId], FROM_BOTTOM),
    reader.users.load(catalog.creatorId),
  ])
  if (!owner || !can(VISITOR, 'read', { entity: 'catalog', catalog, owner })) return { hiddenBy: subjects }
  const path = linkTo('CatalogFeed', { catalogSlug: catalog.isInLibrary ? catalog.slug : catalog.id })
  if (path !== linkTo('CatalogFeed', { catalogSlug: asked })) return { movedTo: path }
  const title = rssWording.catalog(catalog.name, owner.name, product)
  const { username } = owner
  // What would be on a later page doesn't change this one.
  const end = (stories.next && stories.items.at(-1)?.position) ?? Number.POSITIVE_INFINITY
  return {
    title,
    description: catalog.description || title,
    path,
    lasting: linkTo('CatalogFeed', { catalogSlug: catalog.id }),
    page: catalog.isInLibrary
      ? linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: catalog.slug })
      : linkTo('ShowUserList', { username, catalogSlugId: catalogSegment(catalog) }),
    imageId: owner.imageId,
    subjects: {
      ...subjects,
      unlisted: unlisted.filter(({ position }) => position <= end).map(({ id }) => id),
    },
    stories,
  }
}

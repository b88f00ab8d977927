import { linkTo } from '../../../schema/routes/links'
import type { CatalogHeadFragment } from './catalog-head.generated'

/** A list's one address for search engines: the library's if it has one. Rule: docs/rules/catalog.md, "Addresses". */
export const canonicalPath = (list: CatalogHeadFragment): string =>
  list.isInLibrary
    ? linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: list.slug })
    : linkTo('ShowUserList', { username: list.creator.username, catalogSlugId: list.slugId })

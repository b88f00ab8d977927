import { linkTo } from '../../../schema/routes/links'
import { socialCardUrl } from '../../../schema/rules/images'
import { catalogCard } from '../../../schema/rules/images/card'
import { catalogWording } from '../../../schema/wording/catalog'
import { listAddress, mainAddress } from '../../lib/address'
import type { PageContext, PageHead } from '../../lib/page'
import { canonicalPath } from './canonical-path'
import type { CatalogPageFragment } from './catalog-page.generated'

/** The head of a list's page. */
export function catalogHead(page: PageContext, list: CatalogPageFragment, title: string): PageHead {
  const { items, pagingInfo } = list.itemsConnection
  const path = canonicalPath(list)
  const isPublic = list.visibility === 0
  return {
    title,
    description: list.description || catalogWording.by(list.creator.name),
    canonical: listAddress(page, path),
    ...(isPublic
      ? {
          embed: mainAddress(page, path),
          image: mainAddress(
            page,
            socialCardUrl({ kind: 'catalog', id: list.id }, catalogCard(list.name, list.creator.name)),
          ),
          feed: {
            title: catalogWording.feedTitle(list.name),
            href: mainAddress(
              page,
              linkTo('CatalogFeed', { catalogSlug: list.isInLibrary ? list.slug : list.id }),
            ),
          },
        }
      : {}),
    ...(pagingInfo.next ? { next: listAddress(page, path, pagingInfo.next.to) } : {}),
    ...(isPublic && items.length > 0 ? {} : { robots: 'noindex' }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: list.name,
      description: list.description,
      numberOfItems: list.itemCount,
      itemListElement: items.map(({ post }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: post.listTitle,
        url: post.mediumUrl,
      })),
    },
  }
}

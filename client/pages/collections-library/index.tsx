import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { listAddress, mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { Library } from './Library'
import { List } from './List'
import { LibraryList } from './library-list.generated'
import { LibraryLists } from './library-lists.generated'
import { libraryVariables, listVariables } from './variables'

const isList = (page: PageContext): boolean => page.params.catalogSlug !== undefined

export async function load(page: LoadContext): Promise<void> {
  if (!isList(page)) {
    await page.query(LibraryLists, libraryVariables(page))
    return
  }
  const { libraryCatalog } = await page.query(LibraryList, listVariables(page))
  if (!libraryCatalog) throw notFound()
}

/** The head of the library. */
function headOfLibrary(page: HeadContext): PageHead {
  const { next } = page.data(LibraryLists, libraryVariables(page)).libraryCatalogs.pagingInfo
  const path = linkTo('ShowCollectionsLibrary')
  return {
    title: catalogWording.library,
    description: catalogWording.libraryText,
    canonical: listAddress(page, path),
    ...(next ? { next: listAddress(page, path, next.to) } : {}),
  }
}

/** The head of one of its lists. */
function headOfList(page: HeadContext): PageHead {
  const { libraryCatalog: list } = page.data(LibraryList, listVariables(page))
  if (!list) return { title: '' }
  const { items, pagingInfo } = list.itemsConnection
  const path = linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: list.slug })
  return {
    title: catalogWording.inLibrary(list.name),
    description: list.description || catalogWording.by(list.creator.name),
    canonical: listAddress(page, path),
    feed: {
      title: catalogWording.feedTitle(list.name),
      href: mainAddress(page, linkTo('CatalogFeed', { catalogSlug: list.slug })),
    },
    ...(pagingInfo.next ? { next: listAddress(page, path, pagingInfo.next.to) } : {}),
    ...(items.length === 0 ? { robots: 'noindex' } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: list.name,
      description: list.description,
      numberOfItems: list.itemCount,
      itemListElement: items.map(({ post }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: post.title,
        url: post.mediumUrl,
      })),
    },
  }
}

export const head = (page: HeadContext): PageHead => (isList(page) ? headOfList(page) : headOfLibrary(page))

/** The library of lists, or one of them. */
export function Page() {
  return isList(usePage()) ? <List /> : <Library />
}

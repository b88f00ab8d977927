import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { CatalogView } from '../../features/catalog/CatalogView'
import { catalogHead } from '../../features/catalog/head'
import { listAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Library } from './Library'
import { LibraryList } from './library-list.generated'
import { LibraryLists } from './library-lists.generated'
import { libraryVariables, listVariables } from './variables'

const isList = (page: PageContext): boolean => page.params.catalogSlug !== undefined

export async function load(page: LoadContext): Promise<void> {
  if (!isList(page)) {
    await page.query(LibraryLists, libraryVariables(page))
    return
  }
  const { libraryCatalog: list } = await page.query(LibraryList, listVariables(page))
  if (!list) throw notFound()
  if (list.isInLibrary && list.slug === page.params.catalogSlug) return
  const { slug, slugId, creator } = list
  const href = list.isInLibrary
    ? linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: slug })
    : linkTo('ShowUserList', { username: creator.username, catalogSlugId: slugId })
  throw redirect({ href, statusCode: 301 })
}

/** The head of the library. */
function headOfLibrary(page: HeadContext): PageHead {
  const { next } = page.data(LibraryLists, libraryVariables(page)).libraryCatalogs.pagingInfo
  const path = linkTo('ShowCollectionsLibrary')
  return {
    title: catalogWording.featured,
    description: catalogWording.featuredText,
    canonical: listAddress(page, path),
    ...(next ? { next: listAddress(page, path, next.to) } : {}),
  }
}

/** The head of one of its lists. */
function headOfList(page: HeadContext): PageHead {
  const { libraryCatalog: list } = page.data(LibraryList, listVariables(page))
  return list ? catalogHead(page, list, catalogWording.inLibrary(list.name)) : { title: '' }
}

export const head = (page: HeadContext): PageHead => (isList(page) ? headOfList(page) : headOfLibrary(page))

/** One list of the library. */
function List() {
  const { libraryCatalog: list } = useOperation(LibraryList, listVariables(usePage()))
  const among = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.featured }
  return (
    list && (
      <div className="mx-auto max-w-inset px-6">
        <CatalogView list={list} among={among} />
      </div>
    )
  )
}

/** The library of lists, or one of them. */
export function Page() {
  return isList(usePage()) ? <List /> : <Library />
}

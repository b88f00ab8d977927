import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { MoreLink, RailSection } from '../../ui/RailSection'
import { NextPage } from '../post/NextPage'
import { CatalogCard } from './CatalogCard'
import { OwnLists as OwnListsQuery } from './own-lists.generated'
import { ownListsVariables } from './own-load'

const { own } = catalogWording

/** The viewer's own lists, private ones too. */
export function OwnLists() {
  const lists = useOperation(OwnListsQuery, ownListsVariables(usePage())).viewer?.catalogs
  if (!lists) return null
  const library = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.browseLibrary }
  return (
    <>
      <header className="border-b border-line pt-2 pb-6 lg:pt-6">
        <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{own.title}</h1>
        <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{own.text}</p>
      </header>
      {lists.catalogs.length === 0 && <EmptyState text={own.none} more={library} />}
      {lists.catalogs.map((list) => (
        <CatalogCard key={list.id} list={list} isOwners />
      ))}
      <NextPage next={lists.pagingInfo.next} text={catalogWording.olderLists} />
    </>
  )
}

/** The rail beside the viewer's lists, which points to the library. */
export function OwnListsRail() {
  return (
    <RailSection title={catalogWording.library}>
      <p className="mt-3 text-14 text-ink-soft text-pretty">{catalogWording.libraryText}</p>
      <MoreLink href={linkTo('ShowCollectionsLibrary')} text={catalogWording.browseLibrary} />
    </RailSection>
  )
}

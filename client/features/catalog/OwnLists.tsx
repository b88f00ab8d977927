import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useApp } from '../../lib/app'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { MoreLink, RailSection } from '../../ui/RailSection'
import { NextPage } from '../post/NextPage'
import { NeedsScript } from '../settings/NeedsScript'
import { CatalogCard } from './CatalogCard'
import { ListTabs } from './ListTabs'
import { ListTools } from './ListTools'
import { NewListButton } from './NewListButton'
import { OwnLists as OwnListsQuery } from './own-lists.generated'
import { ownListsVariables } from './own-load'

const { own } = catalogWording

/** The viewer's own lists, private ones too. */
export function OwnLists() {
  const app = useApp()
  const variables = ownListsVariables(usePage())
  const { viewer } = useOperation(OwnListsQuery, variables)
  const area = useKeptFocus<HTMLDivElement>('h1')
  if (!viewer) return null
  const { catalogs: lists, catalogsLeft } = viewer
  const library = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.browseLibrary }
  return (
    <div ref={area} className="contents">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2 lg:pt-6">
        <div>
          <h1
            tabIndex={-1}
            className="font-serif text-32 font-semibold tracking-tight outline-none lg:text-42"
          >
            {own.title}
          </h1>
          <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{own.text}</p>
        </div>
        <NewListButton left={catalogsLeft} />
      </header>
      <NeedsScript text={yourListsWording.needsScript} />
      <ListTabs current="own" />
      {lists.catalogs.length === 0 && <EmptyState text={own.none} more={library} />}
      {lists.catalogs.map((list) => (
        <CatalogCard
          key={list.id}
          list={list}
          isOwners
          isViewers
          tools={<ListTools list={list} showRest={() => refetch(app, OwnListsQuery, variables)} />}
        />
      ))}
      <NextPage next={lists.pagingInfo.next} text={catalogWording.olderLists} />
      <p className="mt-8">
        <Link look="underlined" href={linkTo('RecentlyDeleted')}>
          {yourListsWording.recentlyDeleted}
        </Link>
      </p>
    </div>
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

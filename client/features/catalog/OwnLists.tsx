import { linkTo } from '../../../schema/routes/links'
import { MAX_LIST_NAME, MAX_LISTS } from '../../../schema/rules/limits'
import { catalogWording } from '../../../schema/wording/catalog'
import { libraryWording } from '../../../schema/wording/library'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useApp } from '../../lib/app'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { LibrarySearch } from '../library/LibrarySearch'
import { LibraryTab } from '../library/LibraryTab'
import { NextPage } from '../post/NextPage'
import { NeedsScript } from '../settings/NeedsScript'
import { CatalogCard } from './CatalogCard'
import { ListTools } from './ListTools'
import { NewListButton } from './NewListButton'
import { OwnLists as OwnListsQuery } from './own-lists.generated'
import { ownListsVariables } from './own-load'

const { own } = catalogWording
const wording = libraryWording.lists

/** From how many lists on they can be searched. */
const MANY_LISTS = 10

/** The viewer's own lists, private ones too. */
export function OwnLists() {
  const app = useApp()
  const page = usePage()
  const variables = ownListsVariables(page)
  const { viewer } = useOperation(OwnListsQuery, variables)
  const area = useKeptFocus<HTMLDivElement>('h1')
  if (!viewer) return null
  const { catalogs: lists, catalogsLeft } = viewer
  const { q = '' } = page.search
  const featured = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.browseFeatured }
  const isSearched = q !== '' || MAX_LISTS - catalogsLeft >= MANY_LISTS
  return (
    <div ref={area} className="contents">
      <LibraryTab
        current="lists"
        title={own.title}
        text={own.text}
        tools={<NewListButton left={catalogsLeft} />}
      >
        <NeedsScript text={yourListsWording.needsScript} />
        {isSearched && (
          <LibrarySearch q={q} label={wording.search} find={wording.find} maxLength={MAX_LIST_NAME} />
        )}
        {lists.catalogs.length === 0 && <EmptyState text={wording.noneFound} more={featured} />}
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
      </LibraryTab>
    </div>
  )
}

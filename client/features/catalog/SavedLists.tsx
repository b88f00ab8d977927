import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { NextPage } from '../post/NextPage'
import { NeedsScript } from '../settings/NeedsScript'
import { CatalogCard } from './CatalogCard'
import { ListTabs } from './ListTabs'
import { ownListsVariables } from './own-load'
import { SaveList } from './SaveList'
import { SavedLists as SavedListsQuery } from './saved-lists.generated'

const wording = yourListsWording.saved

/** Other people's lists that the viewer has saved, the last one first. */
export function SavedLists() {
  const lists = useOperation(SavedListsQuery, ownListsVariables(usePage())).viewer?.savedCatalogs
  if (!lists) return null
  const library = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.browseLibrary }
  return (
    <>
      <header className="pt-2 lg:pt-6">
        <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
        <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      </header>
      <NeedsScript text={yourListsWording.needsScript} />
      <ListTabs current="saved" />
      {lists.catalogs.length === 0 && <EmptyState text={wording.none} more={library} />}
      {lists.catalogs.map((list) => (
        <CatalogCard key={list.id} list={list} tools={<SaveList list={list} isSaved />} />
      ))}
      <NextPage next={lists.pagingInfo.next} text={wording.more} />
    </>
  )
}

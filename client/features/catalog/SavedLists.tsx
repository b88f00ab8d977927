import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { LibraryTab } from '../library/LibraryTab'
import { NextPage } from '../post/NextPage'
import { NeedsScript } from '../settings/NeedsScript'
import { CatalogCard } from './CatalogCard'
import { savedListsVariables } from './own-load'
import { SaveList } from './SaveList'
import { SavedLists as SavedListsQuery } from './saved-lists.generated'

const wording = yourListsWording.saved

/** Other people's lists that the viewer has saved, the last one first. */
export function SavedLists() {
  const lists = useOperation(SavedListsQuery, savedListsVariables(usePage())).viewer?.savedCatalogs
  if (!lists) return null
  const featured = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.browseFeatured }
  return (
    <LibraryTab current="saved" title={wording.title} text={wording.text}>
      <NeedsScript text={yourListsWording.needsScript} />
      {lists.catalogs.length === 0 && <EmptyState text={wording.none} more={featured} />}
      {lists.catalogs.map((list) => (
        <CatalogCard key={list.id} list={list} tools={<SaveList list={list} isSaved />} />
      ))}
      <NextPage next={lists.pagingInfo.next} text={wording.more} />
    </LibraryTab>
  )
}

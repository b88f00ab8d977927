import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { libraryWording as wording } from '../../../schema/wording/library'
import { historyWording } from '../../../schema/wording/reading-history'
import { userHighlightsWording } from '../../../schema/wording/user-highlights'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { CatalogCard } from '../../features/catalog/CatalogCard'
import { LibraryRail } from '../../features/library/LibraryRail'
import { LibraryTab } from '../../features/library/LibraryTab'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { Columns } from '../../ui/Columns'
import { LibrarySection } from './LibrarySection'
import { Library } from './library.generated'
import { HighlightRows, HistoryRows, ResponseRows } from './rows'

const { tabs } = wording

export async function load(page: LoadContext): Promise<void> {
  await page.query(Library, {})
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** All that is the viewer's own, in one place. Rule: docs/rules/library.md. */
export function Page() {
  const { viewer } = useOperation(Library, {})
  if (!viewer) return null
  const {
    libraryCounts: counts,
    catalogs,
    savedCatalogs,
    quotesConnection,
    responses,
    readingHistory,
  } = viewer
  const home = { href: linkTo('Home'), text: wording.highlights.next }
  const featured = { href: linkTo('ShowCollectionsLibrary'), text: catalogWording.browseFeatured }
  return (
    <Columns rail={<LibraryRail />}>
      <LibraryTab current="overview" title={wording.title} text={wording.text}>
        <LibrarySection
          title={tabs.lists}
          count={counts.lists}
          href={linkTo('YourLists')}
          none={{ text: catalogWording.own.none, more: featured }}
        >
          {catalogs.catalogs.map((list) => (
            <CatalogCard key={list.id} list={list} level={3} isOwners isViewers />
          ))}
        </LibrarySection>
        <LibrarySection
          title={tabs.saved}
          count={counts.savedLists}
          href={linkTo('YourSavedLists')}
          none={{ text: yourListsWording.saved.none, more: featured }}
        >
          {savedCatalogs.catalogs.map((list) => (
            <CatalogCard key={list.id} list={list} level={3} />
          ))}
        </LibrarySection>
        <LibrarySection
          title={tabs.highlights}
          count={counts.highlights}
          href={linkTo('YourHighlights')}
          none={{ text: userHighlightsWording.noneOwn, more: home }}
        >
          <HighlightRows quotes={quotesConnection.quotes} />
        </LibrarySection>
        <LibrarySection
          title={tabs.responses}
          count={counts.responses}
          href={linkTo('YourResponses')}
          none={{ text: wording.responses.none, more: home }}
        >
          <ResponseRows posts={responses.posts} />
        </LibrarySection>
        <LibrarySection
          title={tabs.history}
          count={counts.history}
          href={linkTo('YourReadingHistory')}
          none={{ text: historyWording.none, more: home }}
        >
          <HistoryRows items={readingHistory.items} />
        </LibrarySection>
      </LibraryTab>
    </Columns>
  )
}

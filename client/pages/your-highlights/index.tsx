import { linkTo } from '../../../schema/routes/links'
import { MOST_QUOTE_SEARCH } from '../../../schema/rules/quotes'
import { libraryWording } from '../../../schema/wording/library'
import { userHighlightsWording } from '../../../schema/wording/user-highlights'
import { LibraryRail } from '../../features/library/LibraryRail'
import { LibrarySearch } from '../../features/library/LibrarySearch'
import { LibraryTab } from '../../features/library/LibraryTab'
import { NextPage } from '../../features/post/NextPage'
import { HighlightItems } from '../../features/quote/HighlightItems'
import { useRemoveQuote } from '../../features/quote/use-remove-quote'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { OwnHighlights } from './own-highlights.generated'

const wording = libraryWording.highlights

const variablesOf = ({ search }: PageContext) => ({ search: search.q, after: search.after })

export async function load(page: LoadContext): Promise<void> {
  await page.query(OwnHighlights, variablesOf(page))
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** All that the viewer has highlighted. Rule: docs/rules/library.md. */
export function Page() {
  const page = usePage()
  const { viewer } = useOperation(OwnHighlights, variablesOf(page))
  const { hidden, remove } = useRemoveQuote()
  const area = useKeptFocus<HTMLDivElement>()
  if (!viewer) return null
  const { pagingInfo, quotes: all } = viewer.quotesConnection
  const quotes = all.filter(({ id }) => !hidden.includes(id))
  const { q = '' } = page.search
  return (
    <Columns rail={<LibraryRail />}>
      <LibraryTab current="highlights" title={wording.title} text={wording.text}>
        <NeedsScript text={wording.needsScript} />
        {(q || all.length > 0) && (
          <LibrarySearch
            q={q}
            label={userHighlightsWording.search}
            find={userHighlightsWording.find}
            maxLength={MOST_QUOTE_SEARCH}
          />
        )}
        <div ref={area} tabIndex={-1} className="outline-none">
          {quotes.length === 0 && (
            <EmptyState
              text={q ? userHighlightsWording.noneFound : userHighlightsWording.noneOwn}
              more={!q && { href: linkTo('Home'), text: wording.next }}
            />
          )}
          <HighlightItems quotes={quotes} onRemove={(id) => void remove(id)} />
        </div>
        <NextPage next={pagingInfo.next} text={userHighlightsWording.older} />
      </LibraryTab>
    </Columns>
  )
}

import { type ReactNode, useRef } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { NextPage } from '../../features/post/NextPage'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { categoryOf, searchAddress } from './category'
import { Nothing } from './Nothing'
import { INDEXES, objectIdOf, type SearchAnswer } from './operations'
import { SearchLayout } from './SearchLayout'
import { titleOf } from './title'
import { useResultClicks } from './use-result-clicks'
import { authorOf, queryOf } from './variables'

/** The results of a search, or what there is instead of any. */
export function SearchResults({ answer, children }: { answer: SearchAnswer; children: ReactNode }) {
  const page = usePage()
  const link = useLink()
  const box = useRef<HTMLDivElement>(null)
  const query = queryOf(page)
  const here = categoryOf(page)
  const { collection, user, results } = answer.search
  const { correctedQuery, hits, queryId } = results
  useResultClicks(box, { queryId, indexName: INDEXES[here], ids: hits.map(objectIdOf) })
  return (
    <SearchLayout
      title={titleOf('', collection, user)}
      author={user ? authorOf(page) : undefined}
      counts={query === '' ? undefined : answer.search.counts}
    >
      {(collection || user) && (
        <p className="pt-4 text-14">
          <AppLink
            href={searchAddress(link, { category: here, query })}
            className="text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {searchWording.everywhere(page.state.config.productName)}
          </AppLink>
        </p>
      )}
      {correctedQuery !== null && (
        <p role="status" className="pt-6 text-16 text-ink-soft">
          {searchWording.corrected(correctedQuery)}
        </p>
      )}
      <div ref={box}>{hits.length === 0 ? <Nothing query={query} category={here} /> : children}</div>
      <NextPage next={results.pagingInfo.next} text={searchWording.more} />
    </SearchLayout>
  )
}

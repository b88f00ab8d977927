import { type ReactNode, useRef } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { NextPage } from '../../features/post/NextPage'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { TabLinks } from '../../ui/TabLinks'
import { CATEGORIES, categoryOf, searchAddress } from './category'
import { Nothing } from './Nothing'
import { INDEXES, OPERATIONS, objectIdOf } from './operations'
import { SearchBox } from './SearchBox'
import { titleOf } from './title'
import { useResultClicks } from './use-result-clicks'
import { authorOf, queryOf, variablesOf } from './variables'

/** The query, the kinds of results and the results themselves. Rule: docs/rules/search.md, "The page". */
export function Frame({ children }: { children: ReactNode }) {
  const page = usePage()
  const link = useLink()
  const box = useRef<HTMLDivElement>(null)
  const query = queryOf(page)
  const here = categoryOf(page)
  const { collection, user, results } = useOperation(OPERATIONS[here], variablesOf(page)).search
  const { collectionSlug } = page.params
  const author = user ? authorOf(page) : undefined
  const { correctedQuery, hits, queryId } = results
  const title = titleOf('', collection, user)
  useResultClicks(box, { queryId, indexName: INDEXES[here], ids: hits.map(objectIdOf) })
  return (
    <main id="content" className="mx-auto max-w-inset px-6 py-8">
      <h1 className="mb-5 font-serif text-32 font-semibold tracking-tight">{title}</h1>
      <SearchBox
        action={searchAddress(link, { category: here, collectionSlug, query: '' })}
        query={query}
        author={author}
        label={title}
      />
      <TabLinks
        label={searchWording.categories}
        className="mt-6"
        tabs={CATEGORIES.map((category) => ({
          href: searchAddress(link, { category, collectionSlug, author, query }),
          text: searchWording.category[category],
          isCurrent: category === here,
        }))}
      />
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
    </main>
  )
}

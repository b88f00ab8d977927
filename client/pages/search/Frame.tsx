import type { ReactNode } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { NextPage } from '../../features/post/NextPage'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { TabLinks } from '../../ui/TabLinks'
import { CATEGORIES, categoryOf, searchAddress } from './category'
import { Nothing } from './Nothing'
import { OPERATIONS } from './operations'
import { SearchBox } from './SearchBox'
import { queryOf, variablesOf } from './variables'

/** The query, the kinds of results and the results themselves. Rule: docs/rules/search.md, "The page". */
export function Frame({ children }: { children: ReactNode }) {
  const page = usePage()
  const link = useLink()
  const query = queryOf(page)
  const here = categoryOf(page)
  const { collection, results } = useOperation(OPERATIONS[here], variablesOf(page)).search
  const { collectionSlug } = page.params
  const address = (category = here, slug = collectionSlug) =>
    searchAddress(link, { category, collectionSlug: slug, query })
  const { correctedQuery } = results
  return (
    <main id="content" className="mx-auto max-w-inset px-6 py-8">
      <h1 className="mb-5 font-serif text-32 font-semibold tracking-tight">
        {collection ? searchWording.within(collection.name) : searchWording.title}
      </h1>
      <SearchBox
        action={searchAddress(link, { category: here, collectionSlug, query: '' })}
        query={query}
        label={collection ? searchWording.within(collection.name) : searchWording.label}
      />
      <TabLinks
        label={searchWording.categories}
        className="mt-6"
        tabs={CATEGORIES.map((category) => ({
          href: address(category),
          text: searchWording.category[category],
          isCurrent: category === here,
        }))}
      />
      {collection && (
        <p className="pt-4 text-14">
          <AppLink
            href={searchAddress(link, { category: here, collectionSlug: undefined, query })}
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
      {results.hits.length === 0 ? <Nothing query={query} category={here} /> : children}
      <NextPage next={results.pagingInfo.next} text={searchWording.more} />
    </main>
  )
}

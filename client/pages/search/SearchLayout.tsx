import type { ReactNode } from 'react'
import { searchWording } from '../../../schema/wording/search'
import type { SearchCountsFragment } from '../../features/search/search-counts.generated'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { TabLinks } from '../../ui/TabLinks'
import { CATEGORIES, categoryOf, searchAddress } from './category'
import { Narrow } from './Narrow'
import { COUNTS } from './operations'
import { SearchBox } from './SearchBox'
import { narrowingOf, queryOf } from './variables'

interface Props {
  /** The name of the place that is searched. */
  title: string
  /** The username of the person whose profile is searched. */
  author: string | undefined
  /** How many results there are of each kind; absent before a search. */
  counts?: SearchCountsFragment | undefined
  children: ReactNode
}

/** The query and the kinds of results, above what was found. Rule: docs/rules/search.md, "The page". */
export function SearchLayout({ title, author, counts, children }: Props) {
  const page = usePage()
  const link = useLink()
  const query = queryOf(page)
  const here = categoryOf(page)
  const { collectionSlug } = page.params
  return (
    <main id="content" className="mx-auto max-w-inset px-6 py-8">
      <h1 className="mb-5 font-serif text-32 font-semibold tracking-tight">{title}</h1>
      <SearchBox
        action={searchAddress(link, { category: here, collectionSlug, query: '' })}
        query={query}
        author={author}
        narrowing={narrowingOf(page)}
        label={title}
      />
      <TabLinks
        label={searchWording.categories}
        className="mt-6"
        tabs={CATEGORIES.map((category) => ({
          href: searchAddress(link, { category, collectionSlug, author, query, ...narrowingOf(page) }),
          text: searchWording.tab(category, counts?.[COUNTS[category]]),
          isCurrent: category === here,
        }))}
      />
      <Narrow />
      {children}
    </main>
  )
}

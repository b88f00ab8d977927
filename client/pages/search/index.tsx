import { notFound } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { SEARCH_WAIT } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import { shellWording } from '../../../schema/wording/shell'
import { SearchStart } from '../../features/search/search-start.generated'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { usePage } from '../../lib/use-page'
import { type Category, categoryOf, searchAddress } from './category'
import { Lists } from './Lists'
import { OPERATIONS } from './operations'
import { People } from './People'
import { Publications } from './Publications'
import { SearchResults } from './SearchResults'
import { Stories } from './Stories'
import { TooMany } from './TooMany'
import { Topics } from './Topics'
import { titleOf } from './title'
import { isTooMany } from './too-many'
import { authorOf, queryOf, variablesOf } from './variables'

const RESULTS: Readonly<Record<Category, ComponentType>> = {
  posts: Stories,
  users: People,
  publications: Publications,
  tags: Topics,
  lists: Lists,
}

/** Searches, and loads what there is to explore where there is nothing to show. */
export async function load(page: LoadContext): Promise<void> {
  const search = page.query(OPERATIONS[categoryOf(page)], variablesOf(page))
  const answer = await search.catch((error: unknown) => {
    if (!isTooMany(error)) throw error
  })
  if (!answer) return
  const { collection, user, results } = answer.search
  if (page.params.collectionSlug !== undefined) {
    if (!collection) throw notFound()
  } else if (authorOf(page) !== undefined && !user) throw notFound()
  if (results.hits.length === 0) await page.query(SearchStart, {})
}

export function head(page: HeadContext): PageHead {
  const category = categoryOf(page)
  const { collectionSlug } = page.params
  // A search engine needs one page of each kind, not one for each query.
  const path = searchAddress(linkTo, { category, collectionSlug, author: authorOf(page), query: '' })
  const answer = page.answer(OPERATIONS[category], variablesOf(page))
  const title = titleOf(queryOf(page), answer?.search.collection ?? null, answer?.search.user ?? null)
  return {
    title: category === 'posts' ? title : shellWording.titleOfTab(title, searchWording.category[category]),
    description: searchWording.start,
    canonical: mainAddress(page, path),
    ...(answer ? {} : { robots: 'noindex', retryAfter: SEARCH_WAIT }),
  }
}

/** The results of a search, one kind at a time. */
export function Page() {
  const page = usePage()
  const category = categoryOf(page)
  const { data: answer } = useAnswer(OPERATIONS[category], variablesOf(page))
  if (!answer) return <TooMany />
  const Results = RESULTS[category]
  return (
    <SearchResults answer={answer}>
      <Results />
    </SearchResults>
  )
}

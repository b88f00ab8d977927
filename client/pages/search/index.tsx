import { notFound } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { shellWording } from '../../../schema/wording/shell'
import { SearchStart } from '../../features/search/search-start.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { type Category, categoryOf } from './category'
import { Frame } from './Frame'
import { Lists } from './Lists'
import { OPERATIONS } from './operations'
import { People } from './People'
import { Publications } from './Publications'
import { Stories } from './Stories'
import { Topics } from './Topics'
import { titleOf } from './title'
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
  const { search } = await page.query(OPERATIONS[categoryOf(page)], variablesOf(page))
  if (page.params.collectionSlug !== undefined) {
    if (!search.collection) throw notFound()
  } else if (authorOf(page) !== undefined && !search.user) throw notFound()
  if (search.results.hits.length === 0) await page.query(SearchStart, {})
}

export function head(page: HeadContext): PageHead {
  const category = categoryOf(page)
  const { collection, user } = page.data(OPERATIONS[category], variablesOf(page)).search
  const title = titleOf(queryOf(page), collection, user)
  return {
    title: category === 'posts' ? title : shellWording.titleOfTab(title, searchWording.category[category]),
    description: searchWording.start,
    robots: 'noindex',
  }
}

/** The results of a search, one kind at a time. */
export function Page() {
  const page = usePage()
  const category = categoryOf(page)
  const Results = RESULTS[category]
  return (
    <Frame>
      <Results />
    </Frame>
  )
}

import { MOST_QUERY, SEARCH_ORDERS, SEARCH_PERIODS } from '../../../schema/rules/search'
import type { PageContext } from '../../lib/page'
import { categoryOf, type Narrowing } from './category'

/** The query, without the space around it. */
export const queryOf = ({ search }: PageContext): string => (search.q ?? '').trim().slice(0, MOST_QUERY)

/** The username of the person whose profile is searched; nothing if there is none. */
export const authorOf = ({ search }: PageContext): string | undefined => search.author || undefined

/** The order and the period of stories that an address asks for; nothing for the usual ones, and for other kinds. */
export function narrowingOf(page: PageContext): Narrowing {
  if (categoryOf(page) !== 'posts') return {}
  const [, ...orders] = SEARCH_ORDERS
  const order = orders.find((one) => one === page.search.order)
  const period = SEARCH_PERIODS.find((one) => one === page.search.period)
  return { ...(order && { order }), ...(period && { period }) }
}

/** What the variables of stories have and others don't. */
function storyVariables(page: PageContext) {
  const { order, period } = narrowingOf(page)
  const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>
  return categoryOf(page) === 'posts'
    ? { order: order ? upper(order) : null, period: period ? upper(period) : null }
    : {}
}

/** The publication or the person that a search is restricted to. */
function withinOf(page: PageContext) {
  const { collectionSlug } = page.params
  if (collectionSlug !== undefined) return { collectionSlug }
  const username = authorOf(page)
  return username === undefined ? null : { username }
}

/** The variables of a search, whichever kind of results it asks for. */
export const variablesOf = (page: PageContext) => ({
  query: queryOf(page),
  within: withinOf(page),
  after: page.search.after ?? null,
  ...storyVariables(page),
})

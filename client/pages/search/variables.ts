import { MOST_QUERY } from '../../../schema/rules/search'
import type { PageContext } from '../../lib/page'

/** The query, without the space around it. */
export const queryOf = ({ search }: PageContext): string => (search.q ?? '').trim().slice(0, MOST_QUERY)

/** The username of the person whose profile is searched; nothing if there is none. */
export const authorOf = ({ search }: PageContext): string | undefined => search.author || undefined

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
})

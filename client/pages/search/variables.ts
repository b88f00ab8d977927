import { MOST_QUERY } from '../../../schema/rules/search'
import type { PageContext } from '../../lib/page'

/** What was searched for, without the space around it. */
export const queryOf = ({ search }: PageContext): string => (search.q ?? '').trim().slice(0, MOST_QUERY)

/** The variables of a search, whichever kind of results it asks for. */
export const variablesOf = (page: PageContext) => ({
  query: queryOf(page),
  within: page.params.collectionSlug === undefined ? null : { collectionSlug: page.params.collectionSlug },
  after: page.search.after ?? null,
})

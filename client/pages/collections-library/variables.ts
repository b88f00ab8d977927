import type { PageContext } from '../../lib/page'

/** The variables of the library's query. */
export const libraryVariables = (page: PageContext) => ({ after: page.search.after })

/** The variables of a list's query. */
export const listVariables = (page: PageContext) => ({
  slug: page.params.catalogSlug ?? '',
  after: page.search.after,
})

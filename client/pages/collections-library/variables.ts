import type { PageContext } from '../../lib/page'

/** What the library is asked for. */
export const libraryVariables = (page: PageContext) => ({ after: page.search.after })

/** What one of its lists is asked for. */
export const listVariables = (page: PageContext) => ({
  slug: page.params.catalogSlug ?? '',
  after: page.search.after,
})

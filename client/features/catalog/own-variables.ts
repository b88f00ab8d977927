import type { PageContext } from '../../lib/page'

/** The variables of the query for the viewer's lists. */
export const ownListsVariables = ({ search }: PageContext) => ({ after: search.after })

/** The variables of the query for one of the viewer's lists. */
export const ownListVariables = ({ params, search }: PageContext) => ({
  slugId: params.catalogSlugId ?? '',
  after: search.after,
})

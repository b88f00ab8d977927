import type { PageContext } from '../../lib/page'

/** The variables of the page's operation. */
export const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

import type { PageContext } from '../../../lib/page'

/** Which page of each list the address names. */
export const shownIn = ({ search }: Pick<PageContext, 'search'>) => ({
  after: search.after,
  giftsAfter: search.giftsAfter,
})

import type { PageContext } from '../../lib/page'

/** The token of a mailed link; empty without one. */
export const tokenOf = ({ search }: Pick<PageContext, 'search'>): string =>
  typeof search.token === 'string' ? search.token : ''

export const variablesOf = (page: Pick<PageContext, 'search'>) => ({ token: tokenOf(page) })

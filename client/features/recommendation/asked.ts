import type { PageContext } from '../../lib/page'

/** What the page's address asks for. */
export const recommendationsAsked = ({ params, search }: Pick<PageContext, 'params' | 'search'>) => ({
  newsletterId: params.newsletterV3Id ?? '',
  after: search.after ?? null,
})

import { statsVariables } from '../../features/stats/asked'
import type { PageContext } from '../../lib/page'

export const isOfNewsletter = ({ routeName }: PageContext): boolean => routeName === 'NewsletterStats'

/** The variables of the page about a newsletter. */
export const newsletterOf = (page: PageContext) => ({
  newsletterId: page.params.newsletterV3Id ?? '',
  range: statsVariables(page).range,
  after: page.search.after,
})

import type { PageContext } from '../../lib/page'
import type { WelcomeLettersQuery } from './welcome-letters.generated'

type Answer = NonNullable<WelcomeLettersQuery['newsletter']>

/** A story that can be chosen. */
export type Choice = NonNullable<Answer['letterStories']>['stories'][number]

/** What the page's address asks for. */
export const welcomesAsked = ({ params, search }: Pick<PageContext, 'params' | 'search'>) => ({
  newsletterId: params.newsletterV3Id ?? '',
  after: search.after ?? null,
})

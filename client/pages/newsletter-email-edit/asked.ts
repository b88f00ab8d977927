import { LETTER_LOOKS, type LetterLook } from '../../../schema/rules/letter-content'
import type { PageContext } from '../../lib/page'
import type { NewLetterQuery } from './new-letter.generated'

export type Proof = NonNullable<NonNullable<NewLetterQuery['newsletter']>['letterProof']>

/** What an address asks for: a list of stories, or one of them as a letter. */
export const variablesOf = ({ params, search }: PageContext) => ({
  newsletterId: params.newsletterV3Id ?? '',
  postId: search.post ?? '',
  isChosen: search.post !== undefined,
  search: search.q ?? '',
  after: search.after,
})

/** How the letter is looked at. */
export const lookOf = ({ search }: Pick<PageContext, 'search'>): LetterLook =>
  LETTER_LOOKS.find((look) => look === search.look) ?? 'phone'

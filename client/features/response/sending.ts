import type { RespondedKind } from '../../../schema/rules/responses'
import { type Pressed, pressed } from '../../lib/kept/presses'
import { CreateQuote } from '../quote/create-quote.generated'
import type { ChosenWords } from './discussion-facts'
import { keptTextName } from './kept-text'
import { PublishCatalogResponse } from './publish-catalog-response.generated'
import {
  PublishPostResponse,
  type PublishPostResponseMutationVariables,
} from './publish-post-response.generated'

/** The highlight that a response about a passage makes, for everybody: sent again, it is the same one. */
export const quoteOf = (
  targetPostId: string,
  { paragraph, start, end, endParagraph, words }: ChosenWords,
) => ({
  targetPostId,
  paragraphName: paragraph,
  startOffset: start,
  endOffset: end,
  endParagraphName: endParagraph,
  words,
  isPrivate: false,
})

/** What is written, and the key that makes sending it again harmless. */
export type Written = Pick<PublishPostResponseMutationVariables, 'text' | 'deltas' | 'key'>

/** A response as it is pressed: to a story, to a passage of it, or to a list. */
export function responsePress(
  id: string,
  kind: RespondedKind,
  passage: ChosenWords | undefined,
  written: Written,
): Pressed {
  const clears = keptTextName(id)
  if (kind !== 'post')
    return pressed(PublishCatalogResponse, { inResponseToCatalogId: id, ...written }, { clears })
  const variables = { inResponseToPostId: id, inResponseToQuoteId: null, ...written }
  if (!passage) return pressed(PublishPostResponse, variables, { clears })
  const then = { operation: PublishPostResponse, variables, withIdAs: 'inResponseToQuoteId' }
  return pressed(CreateQuote, quoteOf(id, passage), { then, clears })
}

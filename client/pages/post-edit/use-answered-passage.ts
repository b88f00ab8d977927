import { linkTo } from '../../../schema/routes/links'
import type { StoryBody } from '../../../schema/story/paragraph'
import { postEditWording } from '../../../schema/wording/post-edit'
import { useAnswer } from '../../lib/use-answer'
import { AnsweredQuote } from './answered-quote.generated'

/**
 * What a story that answers a passage begins with: the words, and whose they are, which leads there. The page is the
 * writer's own, so the words are asked for beside the editor. Rule: docs/rules/responses.md, "About a passage".
 */
export function useAnsweredPassage(quoteId: string | undefined): {
  passage: StoryBody
  isPending: boolean
  /** It isn't highlighted any more, or not for everybody. */
  isGone: boolean
} {
  const { data, hasFailed } = useAnswer(
    AnsweredQuote,
    { quoteId: quoteId ?? '' },
    { asks: quoteId !== undefined },
  )
  const quote = data?.quote
  const isPending = quoteId !== undefined && !data && !hasFailed
  if (!quote?.words || !quote.post)
    return { passage: [], isPending, isGone: quoteId !== undefined && !isPending }
  const { id, words, post } = quote
  const text = postEditWording.passageOf(post.creator.name, post.title)
  const href = linkTo('ShowPostQuote', { postId: post.id, quoteId: id })
  const passage: StoryBody = [
    { type: 'BQ', name: 'passage', text: words, markups: [] },
    { type: 'P', name: 'source', text, markups: [{ type: 'A', start: 0, end: text.length, href }] },
  ]
  return { passage, isPending, isGone: false }
}

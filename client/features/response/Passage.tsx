import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink } from '../../lib/use-link'
import type { ShownResponse } from './discussion-facts'

type Quote = NonNullable<NonNullable<ShownResponse['response']>['quote']>

/** The passage that a response is about, which leads there. */
export function Passage({ quote: { id, words, post } }: { quote: Quote }) {
  const link = useLink()
  if (words === null || !post) return null
  return (
    <blockquote className="mt-2 border-s-2 border-line-strong ps-4 text-14 text-ink-soft" dir="auto">
      <a
        href={link('ShowPostQuote', { postId: post.id, quoteId: id })}
        aria-label={wording.passageLabel(words)}
        className="line-clamp-2 hover:underline"
        data-written
      >
        {words}
      </a>
    </blockquote>
  )
}

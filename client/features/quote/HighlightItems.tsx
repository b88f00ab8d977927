import { textFragment } from '../../../schema/rules/text-fragment'
import { shorten } from '../../../schema/story/text'
import { userHighlightsWording as wording } from '../../../schema/wording/user-highlights'
import { formatDate, isoDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import type { QuoteItemFragment } from './quote-item.generated'

/** How much of a highlight names its button, in characters. */
const NAMED_BY = 60

function Passage({ quote, onRemove }: { quote: QuoteItemFragment; onRemove: (() => void) | undefined }) {
  const { words, post, createdAt, isPrivate } = quote
  return (
    <li className="border-b border-line py-6">
      <blockquote
        dir="auto"
        className="border-s-2 border-accent ps-4 font-serif text-18 whitespace-pre-line wrap-anywhere"
      >
        {words ?? <span className="text-ink-soft italic">{wording.membersOnly}</span>}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-soft">
        {post && (
          <a
            href={post.mediumUrl + textFragment(words ?? '')}
            className="min-w-0 underline-offset-4 hover:text-ink hover:underline"
          >
            {wording.by(post.listTitle, post.creator.name)}
          </a>
        )}
        <time dateTime={isoDate(createdAt)}>{formatDate(createdAt)}</time>
        {isPrivate && <span>{wording.isPrivate}</span>}
        {onRemove && (
          <Button
            look="danger-text"
            size="small"
            className="ms-auto"
            aria-label={wording.removeLabel(shorten(words ?? '', NAMED_BY))}
            onClick={onRemove}
          >
            {wording.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

interface Props {
  quotes: readonly QuoteItemFragment[]
  /** Removes one; absent for others, and until that is loaded. */
  onRemove?: (id: string) => void
}

/** Highlights with the stories that they are from. */
export const HighlightItems = ({ quotes, onRemove }: Props) => (
  <ul>
    {quotes.map((quote) => (
      <Passage key={quote.id} quote={quote} onRemove={onRemove && (() => onRemove(quote.id))} />
    ))}
  </ul>
)

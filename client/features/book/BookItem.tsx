import type { ReactNode } from 'react'
import { BookCover } from './BookCover'
import { bookDate } from './book-date'
import type { BookItemFragment } from './book-item.generated'
import { Editions } from './Editions'

interface Props {
  book: BookItemFragment
  /** The author's buttons. */
  actions: ReactNode
}

/** A book: its cover, its facts and its editions. */
export function BookItem({ book, actions }: Props) {
  const { id, title, subtitle, description, coverId, coverAlt, publisher, publishedOn } = book
  return (
    <li className="border-b border-line py-6">
      <article className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-5 sm:grid-cols-[140px_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8">
        <BookCover bookId={id} coverId={coverId} alt={coverAlt} className="sm:row-span-2" />
        <div className="min-w-0">
          <h2
            dir="auto"
            className="font-serif text-20 font-semibold tracking-tight text-balance wrap-anywhere sm:text-24"
          >
            {title}
          </h2>
          {subtitle && (
            <p dir="auto" className="mt-1 text-16 text-ink-soft text-pretty wrap-anywhere">
              {subtitle}
            </p>
          )}
          <p className="dotted mt-2 text-14 text-ink-soft">
            {publisher && <span dir="auto">{publisher}</span>}
            <time dateTime={publishedOn}>{bookDate(publishedOn)}</time>
          </p>
        </div>
        <div className="min-w-0 max-sm:col-span-2">
          {description && (
            <p dir="auto" className="mt-3 text-16 whitespace-pre-line text-pretty wrap-anywhere">
              {description}
            </p>
          )}
          <Editions book={book} />
          {actions}
        </div>
      </article>
    </li>
  )
}

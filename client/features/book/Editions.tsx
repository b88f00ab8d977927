import { hostOf } from '../../../schema/rules/links'
import { booksWording } from '../../../schema/wording/books'
import { WrittenLink } from '../post/body/WrittenLink'
import type { BookItemFragment } from './book-item.generated'

type Edition = BookItemFragment['editions'][number]

/** An ISBN as covers print it, as far as that can be told without a list of publishers. */
const printed = (isbn: string): string => `${isbn.slice(0, 3)}-${isbn.slice(3)}`

function EditionItem({ edition: { format, isbn, url } }: { edition: Edition }) {
  const name = booksWording.formats[format]
  return (
    <li className="dotted py-1">
      {url ? (
        <>
          <WrittenLink
            href={url}
            className="underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:py-3"
          >
            {name}
          </WrittenLink>
          <span translate="no" className="min-w-0 whitespace-normal text-ink-soft wrap-anywhere">
            {hostOf(url)}
          </span>
        </>
      ) : (
        <span>{name}</span>
      )}
      {isbn && <span className="text-ink-soft tabular-nums">{booksWording.isbn(printed(isbn))}</span>}
    </li>
  )
}

/** The editions of a book, with links to where they are sold. Rule: docs/rules/books.md, "Editions". */
export function Editions({ book: { title, editions } }: { book: BookItemFragment }) {
  if (editions.length === 0) return null
  return (
    <ul aria-label={booksWording.editions(title)} className="mt-3 text-14">
      {editions.map((edition) => (
        <EditionItem key={edition.id} edition={edition} />
      ))}
    </ul>
  )
}

import { linkTo } from '../../../schema/routes/links'
import type { BookFormat } from '../../../schema/rules/books'
import { imageUrl } from '../../../schema/rules/images'
import { booksWording } from '../../../schema/wording/books'
import { mainAddress } from '../../lib/address'
import type { PageContext } from '../../lib/page'
import type { BookItemFragment } from './book-item.generated'

/** The formats as schema.org names them. */
const FORMATS: Readonly<Record<BookFormat, string>> = {
  HARDCOVER: 'https://schema.org/Hardcover',
  PAPERBACK: 'https://schema.org/Paperback',
  EBOOK: 'https://schema.org/EBook',
  AUDIOBOOK: 'https://schema.org/AudiobookFormat',
}

/** The width of a cover that machines are given, in pixels. */
const COVER_WIDTH = 680

/** A book as a schema.org object, with its editions. */
function bookThing(page: PageContext, book: BookItemFragment, author: object): object {
  const { title, subtitle, description, coverId, publisher, publishedOn, editions } = book
  return {
    '@type': 'Book',
    name: title,
    ...(subtitle ? { alternativeHeadline: subtitle } : {}),
    ...(description ? { description } : {}),
    ...(coverId
      ? {
          image: mainAddress(
            page,
            imageUrl(coverId, { strategy: 'resample', width: COVER_WIDTH, webp: false }),
          ),
        }
      : {}),
    ...(publisher ? { publisher: { '@type': 'Organization', name: publisher } } : {}),
    datePublished: publishedOn,
    author,
    workExample: editions.map(({ format, isbn, url }) => ({
      '@type': 'Book',
      name: title,
      bookFormat: FORMATS[format],
      ...(isbn ? { isbn } : {}),
      ...(url ? { url } : {}),
    })),
  }
}

/** Somebody's books as a schema.org object. */
export function booksJsonLd(
  page: PageContext,
  { username, name }: { username: string; name: string },
  books: readonly BookItemFragment[],
): object {
  const author = { '@type': 'Person', name, url: mainAddress(page, linkTo('ShowUser', { username })) }
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: booksWording.title(name),
    url: mainAddress(page, linkTo('ShowUserBooks', { username })),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: books.map((book, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: bookThing(page, book, author),
      })),
    },
  }
}

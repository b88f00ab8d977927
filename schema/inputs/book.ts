import * as v from 'valibot'
import {
  BOOK_FORMATS,
  isbnOf,
  MAX_BOOK_DESCRIPTION,
  MAX_BOOK_TITLE,
  MAX_EDITIONS,
  MAX_PUBLISHER,
  parseBookDate,
} from '../rules/books'
import { cleanParagraphs } from '../rules/clean-text'
import { MAX_ALT, MAX_HREF } from '../rules/limits'
import { safeHref } from '../rules/links'
import { booksWording } from '../wording/books'
import { imageId } from './picture'
import { atMost, keptBy, limit, oneLine, oneOf, opaque } from './text'

const { messages } = booksWording

/** More than any date or ISBN that somebody types, in UTF-16 units. */
const LONGEST_TYPED = 100

export const bookTitle = oneLine({
  max: MAX_BOOK_TITLE,
  tooLong: messages.tooLong(MAX_BOOK_TITLE),
  missing: messages.titleMissing,
})
export const bookSubtitle = oneLine({ max: MAX_BOOK_TITLE, tooLong: messages.tooLong(MAX_BOOK_TITLE) })
export const publisher = oneLine({ max: MAX_PUBLISHER, tooLong: messages.tooLong(MAX_PUBLISHER) })

/** What a book is about: lines, with an empty one between paragraphs. */
export const bookDescription = v.pipe(
  v.string(),
  limit(`At most ${MAX_BOOK_DESCRIPTION} characters.`),
  v.transform((text) =>
    cleanParagraphs(text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n'),
  ),
  atMost(MAX_BOOK_DESCRIPTION, messages.tooLong(MAX_BOOK_DESCRIPTION)),
)

/** A date as exact as it is known. */
export const publishedOn = v.pipe(
  opaque(LONGEST_TYPED, messages.date),
  limit('`2024`, `2024-05` or `2024-05-17`.'),
  v.transform((text) => text.trim()),
  v.check((text) => parseBookDate(text) !== undefined, messages.date),
)

/** The cover's picture and its description. */
const coverId = imageId(messages.noSuchPicture)
export const coverAlt = oneLine({ max: MAX_ALT, tooLong: messages.tooLong(MAX_ALT) })

/** The text without spaces around it; null if nothing is left. */
const written = (text: string | null | undefined): string | null => text?.trim() || null

/** An ISBN in either form; as 13 digits. */
export const isbn = v.pipe(
  opaque(LONGEST_TYPED, messages.isbn),
  limit('An ISBN of 10 or 13 digits.'),
  keptBy((text: string) => (written(text) === null ? null : isbnOf(text.trim())), messages.isbn),
)

/** Where an edition is sold. */
export const shopAddress = v.pipe(
  opaque(MAX_HREF, messages.url),
  limit(`An https address of at most ${MAX_HREF} characters.`),
  keptBy((text: string) => {
    if (written(text) === null) return null
    const href = safeHref(text)
    return href?.startsWith('https://') ? href : undefined
  }, messages.url),
)

export const bookFormat = oneOf(BOOK_FORMATS, messages.format)

const edition = v.object({
  format: bookFormat,
  isbn: v.nullish(isbn, null),
  url: v.nullish(shopAddress, null),
})

/** Everything that is known of a book. A cover has to be described. Rule: docs/rules/books.md, "A book". */
export const bookEntries = {
  title: bookTitle,
  subtitle: bookSubtitle,
  description: bookDescription,
  coverId: v.nullish(coverId, null),
  coverAlt,
  publisher,
  publishedOn,
  editions: v.pipe(v.array(edition), v.maxLength(MAX_EDITIONS, messages.tooManyEditions(MAX_EDITIONS))),
}

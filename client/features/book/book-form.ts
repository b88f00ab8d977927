import { type GenericSchema, nonEmpty, object, pipe, string } from 'valibot'
import type { SaveBookInput } from '../../../schema/graphql/types.generated'
import {
  bookDescription,
  bookFormat,
  bookSubtitle,
  bookTitle,
  coverAlt,
  isbn,
  publishedOn,
  publisher,
  shopAddress,
} from '../../../schema/inputs/book'
import { booksWording } from '../../../schema/wording/books'

/** A form's fields by name: those of an edition have their own names (`editionField`). */
type BookValues = Record<string, string | null>

/** The name of an edition's field; a row keeps its number when others are removed. */
export const editionField = (field: 'format' | 'isbn' | 'url', row: number): string => `${field}-${row}`

/** The schema of the form's fields, which are those of a book and those of each edition. */
export function bookSchema(rows: readonly number[], hasCover: boolean) {
  const editions = rows.flatMap((row): [string, GenericSchema<unknown, string | null>][] => [
    [editionField('format', row), bookFormat],
    [editionField('isbn', row), isbn],
    [editionField('url', row), shopAddress],
  ])
  const entries: Record<string, GenericSchema<unknown, string | null>> = {
    title: bookTitle,
    subtitle: bookSubtitle,
    description: bookDescription,
    publisher,
    publishedOn,
    coverId: string(),
    ...(hasCover ? { coverAlt: pipe(coverAlt, nonEmpty(booksWording.messages.altMissing)) } : {}),
    ...Object.fromEntries(editions),
  }
  return object(entries)
}

/** The mutation's input, from the form's fields. */
export function bookInput(
  values: BookValues,
  rows: readonly number[],
  bookId: string | undefined,
): SaveBookInput {
  const text = (name: string): string => values[name] ?? ''
  return {
    bookId: bookId ?? null,
    title: text('title'),
    subtitle: text('subtitle'),
    description: text('description'),
    publisher: text('publisher'),
    publishedOn: text('publishedOn'),
    coverId: text('coverId') || null,
    coverAlt: text('coverAlt'),
    editions: rows.map((row) => ({
      format: text(editionField('format', row)),
      isbn: values[editionField('isbn', row)] ?? null,
      url: values[editionField('url', row)] ?? null,
    })),
  }
}

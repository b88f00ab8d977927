import { book, bookEdition } from '../../../schema/tables/book'
import { type Row, without } from '../sql/rows'

export const bookFields = without(book, 'createdAt', 'updatedAt', 'removedAt')

/** A book, as read from the database. */
export interface BookRow extends Row<typeof bookFields> {}

export const editionFields = without(bookEdition)

export interface EditionRow extends Row<typeof editionFields> {}

import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { BOOK_FORMATS, REMOVED_BOOK_KEPT } from '../rules/books'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Books that verified authors have written. Rule: docs/rules/books.md. */
export const book = sqliteTable(
  'book',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** Where it stands among the author's books: by its date (`placeByDate`), or from 1 on where they put it. */
    place: integer('place').notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    description: text('description').notNull().default(''),
    coverId: text('cover_id'),
    coverAlt: text('cover_alt').notNull().default(''),
    publisher: text('publisher').notNull().default(''),
    /** `2024`, `2024-05` or `2024-05-17`. */
    publishedOn: text('published_on').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When its author removed it; it can come back for a day. */
    removedAt: time('removed_at'),
  },
  (t) => [
    index('book_of_user').on(t.userId, t.place, t.id),
    // Sending the same book twice doesn't add it twice.
    uniqueIndex('book_once')
      .on(t.userId, t.title, t.subtitle, t.publishedOn)
      .where(sql`${t.removedAt} is null`),
    index('book_removed').on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
)

removedWithOwner(book, { owner: 'userId', retention: { since: 'removedAt', for: REMOVED_BOOK_KEPT } })

/** The editions of a book, in order. */
export const bookEdition = sqliteTable(
  'book_edition',
  {
    bookId: id('book_id').notNull(),
    position: integer('position').notNull(),
    format: text('format', { enum: BOOK_FORMATS }).notNull(),
    /** 13 digits. */
    isbn: text('isbn'),
    /** Where it is sold. */
    url: text('url'),
  },
  (t) => [primaryKey({ columns: [t.bookId, t.position] })],
)

removedWithOwner(bookEdition, { owner: ['bookId', book.id], retention: { with: { bookId: book.id } } })

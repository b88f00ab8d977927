import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { book, bookEdition } from '../../../schema/tables/book'
import { after, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { bookFields, editionFields } from './rows'

/** A person's books that aren't removed, in order. */
const ofUser = (userId: Param<string>, [place, id]: Page) =>
  and(eq(book.userId, userId), isNull(book.removedAt), after([book.place, book.id], [place, id]))

export const booksOfUser = query('booksOfUser', (userId: Param<string>, ...page: Page) =>
  select(bookFields)
    .from(indexedBy(book, 'book_of_user'))
    .where(ofUser(userId, page))
    .orderBy(asc(book.place), asc(book.id))
    .limit(page[2]),
)

/** The editions of the books that `booksOfUser` returns, in no order. */
export const editionsOfUser = query('editionsOfUser', (userId: Param<string>, ...page: Page) => {
  const ids = select({ id: book.id })
    .from(indexedBy(book, 'book_of_user'))
    .where(ofUser(userId, page))
    .orderBy(asc(book.place), asc(book.id))
    .limit(page[2])
  return select(editionFields).from(bookEdition).where(sql`${bookEdition.bookId} in ${ids}`)
})

/** The ids of all of a person's books that aren't removed, in order. */
export const bookIdsOfUser = query('bookIdsOfUser', (userId: Param<string>, limit: Param<number>) =>
  select({ id: book.id, place: book.place, publishedOn: book.publishedOn })
    .from(indexedBy(book, 'book_of_user'))
    .where(and(eq(book.userId, userId), isNull(book.removedAt)))
    .orderBy(asc(book.place), asc(book.id))
    .limit(limit),
)

/** A book as its author changes it, even one that they have removed. */
export const bookById = query('bookById', (id: Param<string>) =>
  select(without(book, 'updatedAt')).from(book).where(eq(book.id, id)),
)

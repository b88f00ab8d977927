import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { book, bookEdition } from '../../../schema/tables/book'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { failedOn, jsonEach } from '../sql/fragments'
import { insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { deleteFrom, type NewRow, update, write } from '../sql/write'
import type { EditionRow } from './rows'

const upsertRow = upsert(book, ['userId', 'createdAt'])

const deleteEditions = write((bookId: Param<string>) =>
  deleteFrom(bookEdition).where(eq(bookEdition.bookId, bookId)),
)

const insertEditions = write((bookId: Param<string>, editions: Param<string>) => {
  const { from, key, part } = jsonEach(editions)
  return insertFrom(
    bookEdition,
    select({
      bookId: sql<string>`${bookId}`,
      position: key,
      format: part<EditionRow['format']>('$.format'),
      isbn: part<string | null>('$.isbn'),
      url: part<string | null>('$.url'),
    }).from(from),
  )
})

const recount = write((userId: Param<string>) =>
  update(user)
    .set({ bookCount: countOf(book, and(eq(book.userId, userId), isNull(book.removedAt))) })
    .where(eq(user.id, userId)),
)

/** Fails the batch if somebody has more books than they may. */
const expectRoom = write((userId: Param<string>, most: Param<number>) =>
  update(user)
    .set({ bookCount: sql`null` })
    .where(and(eq(user.id, userId), gt(user.bookCount, most))),
)

/** Whether a batch failed because somebody would have too many books. */
export const hasNoRoom = (error: unknown): boolean => failedOn(error, user.bookCount)
/** Whether a batch failed because the same book already exists. */
export const isThereAlready = (error: unknown): boolean => failedOn(error, book.userId)

/** A book with its editions, in order. */
export interface WrittenBook extends Omit<NewRow<typeof book>, 'removedAt'> {
  editions: readonly Pick<EditionRow, 'format' | 'isbn' | 'url'>[]
}

/** Adds a book or changes it, and counts its author's books. */
export const upsertBook = ({ editions, ...row }: WrittenBook, most: number): Statement[] => [
  upsertRow({ ...row, removedAt: null }),
  deleteEditions(row.id),
  insertEditions(row.id, JSON.stringify(editions)),
  recount(row.userId),
  expectRoom(row.userId, most),
]

const setRemoved = write((userId: Param<string>, id: Param<string>, removedAt: Param<number>) =>
  update(book)
    .set({ removedAt })
    .where(and(eq(book.id, id), eq(book.userId, userId), isNull(book.removedAt))),
)

/** Removes one of a person's books, unless it is removed already. */
export const removeBookStatements = (userId: string, id: string, now: number): Statement[] => [
  setRemoved(userId, id, now),
  recount(userId),
]

const setRestored = write((userId: Param<string>, id: Param<string>) =>
  update(book)
    .set({ removedAt: null })
    .where(and(eq(book.id, id), eq(book.userId, userId))),
)

/** Restores one of a person's books. */
export const restoreBookStatements = (userId: string, id: string, most: number): Statement[] => [
  setRestored(userId, id),
  recount(userId),
  expectRoom(userId, most),
]

/**
 * Puts all of a person's books in their places, given as a JSON object of places by id. It fails the batch if a book
 * has no place, since it was added meanwhile.
 */
export const placeBooks = write((userId: Param<string>, places: Param<string>) =>
  update(book)
    .set({ place: sql`json_extract(${places}, '$."' || ${book.id} || '"')` })
    .where(and(eq(book.userId, userId), isNull(book.removedAt))),
)

/** Whether a batch failed because a book had no place. */
export const lacksPlace = (error: unknown): boolean => failedOn(error, book.place)

import { placeByDate } from '../../../schema/rules/books'
import type { Execute } from '../../lib/app'
import { BookTitles, type BookTitlesQuery } from './book-titles.generated'

type Answer = Extract<BookTitlesQuery['userResult'], { __typename: 'User' }>

export type BookTitle = Answer['booksConnection']['books'][number]

/** All of an author's books in order, and whether that is of their own making. */
export interface BookOrder {
  books: readonly BookTitle[]
  isArranged: boolean
}

/** Reads all of an author's books, page by page. */
export async function readOrder(execute: Execute, userId: string): Promise<BookOrder> {
  const books: BookTitle[] = []
  let isArranged = false
  let after: string | null = null
  do {
    const { userResult }: BookTitlesQuery = await execute(BookTitles, { userId, after })
    if (userResult.__typename !== 'User') throw new Error('There is no such author')
    const { booksConnection } = userResult
    books.push(...booksConnection.books)
    isArranged ||= booksConnection.isArranged
    after = booksConnection.pagingInfo.next?.to ?? null
  } while (after !== null)
  return { books, isArranged }
}

/** The books with one of them moved by a number of places; the same ones if there is no such place. */
export function moved(books: readonly BookTitle[], from: number, by: 1 | -1): readonly BookTitle[] {
  const book = books[from]
  const to = from + by
  if (!book || to < 0 || to >= books.length) return books
  return books.toSpliced(from, 1).toSpliced(to, 0, book)
}

/** The books with the newest first, as they are unless their author arranges them. */
export const byDate = (books: readonly BookTitle[]): readonly BookTitle[] =>
  books.toSorted(
    (a, b) => placeByDate(a.publishedOn) - placeByDate(b.publishedOn) || (a.id < b.id ? -1 : 1),
  )

/** What the mutation is told: the ids in order, and none for newest first. */
export const idsOf = ({ books, isArranged }: BookOrder): string[] =>
  isArranged ? books.map(({ id }) => id) : []

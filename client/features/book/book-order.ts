import type { Execute } from '../../lib/app'
import { BookTitles, type BookTitlesQuery } from './book-titles.generated'

type Answer = Extract<BookTitlesQuery['userResult'], { __typename: 'User' }>

export type BookTitle = Answer['booksConnection']['books'][number]

/** All of an author's books in order, and whether the author has arranged them. */
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
    const answer: BookTitlesQuery = await execute(BookTitles, { userId, after })
    const { userResult } = answer
    if (userResult.__typename !== 'User') throw new Error('There is no such author')
    const { booksConnection } = userResult
    books.push(...booksConnection.books)
    isArranged ||= booksConnection.isArranged
    after = booksConnection.pagingInfo.next?.to ?? null
  } while (after !== null)
  return { books, isArranged }
}

/** The books with the newest first, as they are unless their author arranges them: dates sort as texts do. */
export const byDate = (books: readonly BookTitle[]): readonly BookTitle[] =>
  books.toSorted((a, b) =>
    a.publishedOn === b.publishedOn ? (a.id < b.id ? -1 : 1) : a.publishedOn > b.publishedOn ? -1 : 1,
  )

/** The mutation's ids: all of them in order, or none for newest first. */
export const idsOf = ({ books, isArranged }: BookOrder): string[] =>
  isArranged ? books.map(({ id }) => id) : []

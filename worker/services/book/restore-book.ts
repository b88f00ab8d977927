import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_BOOKS, REMOVED_BOOK_KEPT } from '../../../schema/rules/books'
import { booksWording } from '../../../schema/wording/books'
import { bookById } from '../../data/book/queries'
import { hasNoRoom, isThereAlready, restoreBookStatements } from '../../data/book/writes'
import type { User } from '../../data/user/rows'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type BookParts, changeBooks } from './change-books'
import { type NotAuthor, requireAuthor } from './require-author'

const { messages } = booksWording

type Reason = NotAuthor | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'ALREADY_EXISTS'>

/** Restores a book that the viewer has removed. Idempotent. Rule: docs/rules/books.md, "Removing". */
export const restoreBook = defineUseCase(
  v.object({ bookId: entityId }),
  async (parts: BookParts, { bookId }): Promise<Result<User, Reason>> => {
    const author = await requireAuthor(parts, 'edit')
    if (!author.ok) return author
    const { db, clock } = parts
    const owner = author.value
    const book = await db.first(bookById, bookId)
    if (book?.userId !== owner.id) return fail('NOT_FOUND', messages.gone, 'bookId')
    if (book.removedAt === null) return ok(owner)
    const now = clock.now()
    if (book.removedAt <= now - REMOVED_BOOK_KEPT) return fail('NOT_FOUND', messages.gone, 'bookId')
    try {
      return ok(await changeBooks(parts, owner, restoreBookStatements(owner.id, bookId, MAX_BOOKS), now))
    } catch (error) {
      if (isThereAlready(error)) return fail('ALREADY_EXISTS', messages.twice)
      if (hasNoRoom(error)) return fail('BAD_REQUEST', messages.tooMany(MAX_BOOKS))
      throw error
    }
  },
)

import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { booksWording } from '../../../schema/wording/books'
import { bookById } from '../../data/book/queries'
import { removeBookStatements } from '../../data/book/writes'
import type { User } from '../../data/user/rows'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type BookParts, changeBooks } from './change-books'
import { type NotAuthor, requireAuthor } from './require-author'

/** Takes one of the viewer's books away. Idempotent. Rule: docs/rules/books.md, "Removing". */
export const removeBook = defineUseCase(
  v.object({ bookId: entityId }),
  async (parts: BookParts, { bookId }): Promise<Result<User, NotAuthor | Failure<'NOT_FOUND'>>> => {
    const author = await requireAuthor(parts, 'remove')
    if (!author.ok) return author
    const { db, clock } = parts
    const owner = author.value
    const book = await db.first(bookById, bookId)
    if (book?.userId !== owner.id) return fail('NOT_FOUND', booksWording.messages.noBook, 'bookId')
    if (book.removedAt !== null) return ok(owner)
    const now = clock.now()
    return ok(await changeBooks(parts, owner, removeBookStatements(owner.id, bookId, now), now))
  },
)

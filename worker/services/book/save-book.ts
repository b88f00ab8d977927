import * as v from 'valibot'
import { bookEntries } from '../../../schema/inputs/book'
import { entityId } from '../../../schema/inputs/text'
import { MAX_BOOKS, placeByDate } from '../../../schema/rules/books'
import { newId } from '../../../schema/rules/new-id'
import { booksWording } from '../../../schema/wording/books'
import { bookById } from '../../data/book/queries'
import { hasNoRoom, isThereAlready, upsertBook } from '../../data/book/writes'
import type { User } from '../../data/user/rows'
import { takePictures } from '../media/pictures-in-use'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type BookParts, changeBooks } from './change-books'
import { type NotAuthor, requireAuthor } from './require-author'

const { messages } = booksWording

type Reason = NotAuthor | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'ALREADY_EXISTS'>

/** Adds a book of the viewer's, or changes one. Rule: docs/rules/books.md, "A book". */
export const saveBook = defineUseCase(
  v.object({ bookId: v.nullish(entityId, null), ...bookEntries }),
  async (parts: BookParts, { bookId, ...given }): Promise<Result<User, Reason>> => {
    const author = await requireAuthor(parts, 'edit')
    if (!author.ok) return author
    const { db, clock } = parts
    const owner = author.value
    if (given.coverId !== null && given.coverAlt === '')
      return fail('BAD_REQUEST', messages.altMissing, 'coverAlt')
    const [before, [cover]] = await Promise.all([
      bookId === null ? undefined : db.first(bookById, bookId),
      given.coverId === null ? [] : takePictures(db, [given.coverId], clock.now()),
    ])
    if (bookId !== null && (before?.userId !== owner.id || before.removedAt !== null))
      return fail('NOT_FOUND', messages.noBook, 'bookId')
    if (given.coverId !== null && !cover) return fail('BAD_REQUEST', messages.noSuchPicture, 'coverId')
    const now = clock.now()
    const book = {
      ...given,
      coverAlt: given.coverId === null ? '' : given.coverAlt,
      id: bookId ?? newId(),
      userId: owner.id,
      place: before && before.place > 0 ? before.place : placeByDate(given.publishedOn),
      createdAt: now,
      updatedAt: now,
    }
    try {
      return ok(await changeBooks(parts, owner, upsertBook(book, MAX_BOOKS), now))
    } catch (error) {
      if (isThereAlready(error)) return fail('ALREADY_EXISTS', messages.twice, 'title')
      if (hasNoRoom(error)) return fail('BAD_REQUEST', messages.tooMany(MAX_BOOKS))
      throw error
    }
  },
)

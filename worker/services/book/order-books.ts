import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_BOOKS, placeByDate } from '../../../schema/rules/books'
import { booksWording } from '../../../schema/wording/books'
import { inputWording } from '../../../schema/wording/inputs'
import { bookIdsOfUser } from '../../data/book/queries'
import { lacksPlace, placeBooks } from '../../data/book/writes'
import type { User } from '../../data/user/rows'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type BookParts, changeBooks } from './change-books'
import { type NotAuthor, requireAuthor } from './require-author'

const { messages } = booksWording

/**
 * Arranges all of the viewer's books; without any id they are newest first again. It conflicts with a book that was
 * added or removed meanwhile. Rule: docs/rules/books.md, "Order".
 */
export const orderBooks = defineUseCase(
  v.object({ bookIds: v.pipe(v.array(entityId), v.maxLength(MAX_BOOKS, inputWording.invalid)) }),
  async (parts: BookParts, { bookIds }): Promise<Result<User, NotAuthor | Failure<'CONFLICT'>>> => {
    const author = await requireAuthor(parts, 'edit')
    if (!author.ok) return author
    const { db, clock } = parts
    const owner = author.value
    const books = await db.all(bookIdsOfUser, owner.id, MAX_BOOKS)
    const isByDate = bookIds.length === 0
    const wanted = new Set(bookIds)
    const isWhole = wanted.size === books.length && books.every(({ id }) => wanted.has(id))
    if (!isByDate && (!isWhole || bookIds.length !== books.length)) return fail('CONFLICT', messages.changed)
    const places = isByDate
      ? books.map(({ id, publishedOn }) => [id, placeByDate(publishedOn)] as const)
      : bookIds.map((id, i) => [id, i + 1] as const)
    const byId = new Map(places)
    if (books.every(({ id, place }) => byId.get(id) === place)) return ok(owner)
    try {
      const statement = placeBooks(owner.id, JSON.stringify(Object.fromEntries(places)))
      return ok(await changeBooks(parts, owner, [statement], clock.now()))
    } catch (error) {
      if (lacksPlace(error)) return fail('CONFLICT', messages.changed)
      throw error
    }
  },
)

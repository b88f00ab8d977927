import { MAX_BOOKS, placeByDate } from '../../../schema/rules/books'
import { upsertBook } from '../../data/book/writes'
import type { Demo } from './demo'
import { demoId } from './ids'

/** Writes the books of the demo's verified authors. */
export async function writeBooks(demo: Demo): Promise<void> {
  const statements = demo.parts.flatMap(({ folder, people }) =>
    people.flatMap(({ username, books = [] }) =>
      books.flatMap(({ published, cover, editions, ...book }) =>
        upsertBook(
          {
            ...book,
            id: demoId('book', book.title),
            userId: demoId('user', username),
            place: placeByDate(published),
            publishedOn: published,
            coverId: demo.pictures.get(folder)?.get(cover)?.id ?? null,
            createdAt: demo.now,
            updatedAt: demo.now,
            editions: editions.map(({ format, isbn = null, url = null }) => ({ format, isbn, url })),
          },
          MAX_BOOKS,
        ),
      ),
    ),
  )
  await demo.db.write(statements)
}

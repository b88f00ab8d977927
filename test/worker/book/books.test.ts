import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { MAX_BOOKS, MAX_EDITIONS, REMOVED_BOOK_KEPT } from '../../../schema/rules/books'
import { book, bookEdition } from '../../../schema/tables/book'
import { media } from '../../../schema/tables/media'
import { purgeOutbox } from '../../../schema/tables/operations'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { bookAuthor, booksSeenBy, changes } from './support/books'

const db = drizzle(env.DB)
const COVER = 'a0'.repeat(12)

test('an author adds books, which everybody sees newest first, with their editions in order', async () => {
  const { user, visit } = await bookAuthor()
  const { save } = changes(visit)
  expect(await save()).toEqual({ __typename: 'User', bookCount: 1 })
  const editions = [
    { format: 'EBOOK' },
    { format: 'HARDCOVER', isbn: '978-0-306-40615-7', url: ' https://Shop.example/new ' },
    { format: 'AUDIOBOOK', isbn: '', url: '' },
  ]
  expect(await save({ title: 'Newer', publishedOn: '2025', editions })).toMatchObject({ bookCount: 2 })
  expect(await save({ title: 'In May, later', publishedOn: '2024-05-17' })).toMatchObject({ bookCount: 3 })
  const seen = await booksSeenBy(newVisit(), user.id)
  expect(seen.titles).toEqual(['Newer', 'In May, later', 'The Fold'])
  expect(seen).toMatchObject({ bookCount: 3, isArranged: false })
  expect(seen.books[0]?.editions).toEqual([
    { format: 'EBOOK', isbn: null, url: null },
    { format: 'HARDCOVER', isbn: '9780306406157', url: 'https://shop.example/new' },
    { format: 'AUDIOBOOK', isbn: null, url: null },
  ])
  expect(seen.books[2]).toMatchObject({
    publisher: 'North Window',
    editions: [{ format: 'HARDCOVER', isbn: '9780306406157', url: 'https://shop.example/fold' }],
  })
})

test('a book is changed as a whole, and stays where its date puts it', async () => {
  const { user, visit } = await bookAuthor()
  const { save } = changes(visit)
  await save({ title: 'Older', publishedOn: '2001' })
  await save({ title: 'Newer', publishedOn: '2011' })
  const older = (await booksSeenBy(visit, user.id)).books[1]
  await db
    .insert(media)
    .values({ id: COVER, contentType: 'image/png', bytes: 1, width: 2, height: 3, createdAt: NOON })
  const more = { bookId: older?.id, title: 'Now newest', publishedOn: '2021-02', editions: [] }
  expect(await save({ ...more, coverId: COVER })).toMatchObject({ code: 'BAD_REQUEST', field: 'coverAlt' })
  expect(await save({ ...more, coverId: COVER, coverAlt: 'A fold' })).toMatchObject({ bookCount: 2 })
  const { books, titles } = await booksSeenBy(visit, user.id)
  expect(titles).toEqual(['Now newest', 'Newer'])
  expect(books[0]).toMatchObject({ id: older?.id, coverId: COVER, coverAlt: 'A fold', editions: [] })
})

test('what isn’t a book is refused at its field', async () => {
  const { save } = changes((await bookAuthor()).visit)
  const wrong: [string, object][] = [
    ['title', { title: ' \u200b ' }],
    ['title', { title: 'x'.repeat(301) }],
    ['description', { description: 'x'.repeat(2001) }],
    ['publishedOn', { publishedOn: '2023-02-29' }],
    ['publishedOn', { publishedOn: 'last year' }],
    ['coverId', { coverId: '../../etc' }],
    ['coverId', { coverId: 'ff'.repeat(12), coverAlt: 'Nothing' }],
    ['bookId', { bookId: 'ffffffffffff' }],
    ['editions', { editions: [{ format: 'SCROLL' }] }],
    ['editions', { editions: [{ format: 'EBOOK', isbn: '0-306-40615-3' }] }],
    ['editions', { editions: [{ format: 'EBOOK', url: 'http://shop.example' }] }],
    ['editions', { editions: [{ format: 'EBOOK', url: 'javascript:alert(1)' }] }],
    ['editions', { editions: Array.from({ length: MAX_EDITIONS + 1 }, () => ({ format: 'EBOOK' })) }],
  ]
  for (const [field, input] of wrong) expect([input, (await save(input)).field]).toEqual([input, field])
})

test('the same book isn’t added twice, and nobody has more than fit', async () => {
  const { user, visit } = await bookAuthor()
  const { save, restore, remove } = changes(visit)
  await save()
  expect(await save()).toMatchObject({ code: 'ALREADY_EXISTS', field: 'title' })
  const one = (await booksSeenBy(visit, user.id)).books[0]?.id ?? ''
  await remove(one)
  await save()
  expect(await restore(one)).toMatchObject({ code: 'ALREADY_EXISTS' })
  for (let i = 1; i < MAX_BOOKS; i++)
    await db.insert(book).values({
      id: `${i}`,
      userId: user.id,
      place: i,
      title: `${i}`,
      publishedOn: '2000',
      createdAt: 1,
      updatedAt: 1,
    })
  expect(await save({ title: 'One too many' })).toMatchObject({ code: 'BAD_REQUEST', field: null })
  const seen = await booksSeenBy(visit, user.id, 10)
  expect(seen).toMatchObject({ books: { length: 10 }, pagingInfo: { next: { to: expect.any(String) } } })
})

test('a removed book comes back within a day, and is gone after it', async () => {
  const { user, visit } = await bookAuthor()
  const { save, remove, restore } = changes(visit)
  await save()
  const id = (await booksSeenBy(visit, user.id)).books[0]?.id ?? ''
  for (let i = 0; i < 2; i++) expect(await remove(id)).toMatchObject({ bookCount: 0 })
  expect(await booksSeenBy(newVisit(), user.id)).toMatchObject({ bookCount: 0, books: [] })
  for (let i = 0; i < 2; i++) expect(await restore(id)).toMatchObject({ bookCount: 1 })
  expect((await booksSeenBy(newVisit(), user.id)).titles).toEqual(['The Fold'])
  await remove(id)
  await cronJob('sweep-tables', NOON + REMOVED_BOOK_KEPT - 1)
  expect(await db.select().from(book).all()).toContainEqual(expect.objectContaining({ id }))
  visit.now = NOON + REMOVED_BOOK_KEPT
  expect(await restore(id)).toMatchObject({ code: 'NOT_FOUND' })
  await cronJob('sweep-tables', visit.now)
  expect(await db.select().from(book).all()).not.toContainEqual(expect.objectContaining({ id }))
  expect(await db.select().from(bookEdition).all()).not.toContainEqual(
    expect.objectContaining({ bookId: id }),
  )
})

test('books stand where their author puts them, later ones first, until they are newest first again', async () => {
  const { user, visit } = await bookAuthor()
  const { save, order } = changes(visit)
  for (const [title, publishedOn] of [
    ['A', '2001'],
    ['B', '2002'],
    ['C', '2003'],
  ])
    await save({ title, publishedOn })
  const ids = (await booksSeenBy(visit, user.id)).books.map(({ id }) => id)
  const [c = '', b = '', a = ''] = ids
  expect(await order([b, a])).toMatchObject({ code: 'CONFLICT' })
  expect(await order([b, b, c])).toMatchObject({ code: 'CONFLICT' })
  for (let i = 0; i < 2; i++) expect(await order([b, a, c])).toMatchObject({ __typename: 'User' })
  await save({ title: 'D', publishedOn: '1999' })
  expect(await booksSeenBy(visit, user.id)).toMatchObject({ isArranged: true, titles: ['D', 'B', 'A', 'C'] })
  await save({ bookId: a, title: 'A', publishedOn: '2020' })
  expect((await booksSeenBy(visit, user.id)).titles).toEqual(['D', 'B', 'A', 'C'])
  await order([])
  expect(await booksSeenBy(visit, user.id)).toMatchObject({ isArranged: false, titles: ['A', 'C', 'B', 'D'] })
})

test('only verified authors change books, and only their own', async () => {
  const { user, visit } = await bookAuthor()
  await changes(visit).save()
  const id = (await booksSeenBy(visit, user.id)).books[0]?.id ?? ''
  const other = changes((await bookAuthor()).visit)
  expect(await other.save({ bookId: id })).toMatchObject({ code: 'NOT_FOUND', field: 'bookId' })
  expect(await other.remove(id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await other.restore(id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await other.order([id])).toMatchObject({ code: 'CONFLICT' })
  expect(await changes(newVisit()).save()).toMatchObject({ code: 'UNAUTHORIZED' })
  const ordinary = changes((await signedIn()).visit)
  expect(await ordinary.save()).toMatchObject({ code: 'FORBIDDEN' })
  const suspended = changes((await signedIn({ isBookAuthor: true, isSuspended: true })).visit)
  expect(await suspended.save()).toMatchObject({ code: 'FORBIDDEN' })
  expect((await booksSeenBy(newVisit(), user.id)).titles).toEqual(['The Fold'])
})

test('a change purges the pages that show the author’s books', async () => {
  const { user, visit } = await bookAuthor()
  await db.delete(purgeOutbox)
  await changes(visit).save()
  const due = await db.select().from(purgeOutbox).all()
  expect(due.map(({ tag }) => tag)).toEqual([`books-user-${user.id}`])
})

import { describe, expect, test } from 'vitest'
import { bookDate } from '../../../client/features/book/book-date'
import { bookInput, bookSchema, editionField } from '../../../client/features/book/book-form'
import { byDate, idsOf } from '../../../client/features/book/book-order'
import { moved } from '../../../client/lib/moved'
import { faultsOf } from '../../../client/ui/form/values'
import { placeByDate } from '../../../schema/rules/books'

const book = (id: string, publishedOn = '2024') => ({
  __typename: 'Book' as const,
  id,
  title: id,
  publishedOn,
})

test('a date of publication is written as exactly as it is known', () => {
  expect(['2024', '2024-05', '2024-05-17'].map(bookDate)).toEqual(['2024', 'May 2024', 'May 17, 2024'])
})

describe('the form of a book', () => {
  const values = {
    title: ' Opens  Flat ',
    subtitle: '',
    description: '',
    publisher: '',
    publishedOn: '2024',
    coverId: '',
    [editionField('format', 3)]: 'EBOOK',
    [editionField('isbn', 3)]: '0-306-40615-2',
    [editionField('url', 3)]: '',
  }

  test('is sent as the mutation takes it, with the editions that are left', () => {
    const read = faultsOf(bookSchema([3], false), values)
    expect('values' in read && bookInput(read.values, [3], undefined)).toEqual({
      bookId: null,
      title: 'Opens Flat',
      subtitle: '',
      description: '',
      publisher: '',
      publishedOn: '2024',
      coverId: null,
      coverAlt: '',
      editions: [{ format: 'EBOOK', isbn: '9780306406157', url: null }],
    })
  })

  test('says what is wrong at the field of the edition, and asks what is on a cover', () => {
    const wrong = { ...values, title: ' ', coverAlt: '', [editionField('url', 3)]: 'http://shop.example' }
    const read = faultsOf(bookSchema([3], true), wrong)
    expect(Object.keys('faults' in read ? read.faults : {}).toSorted()).toEqual([
      'coverAlt',
      'title',
      'url-3',
    ])
  })
})

describe('the order of books', () => {
  const books = [book('a', '2001'), book('b', '2003'), book('c', '2002')]

  test('moves one by a place, and none beyond the ends', () => {
    expect(moved(books, 2, 1).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect(moved(books, 0, 1).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(moved(books, 0, -1)).toBe(books)
    expect(moved(books, 2, 3)).toBe(books)
  })

  test('is told by ids, and by none if it is newest first', () => {
    expect(byDate(books).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    const dates = ['2024', '2024-05-17', '2023-12-31', '2024-05', '2024']
    const all = dates.map((date, i) => book(`${i}`, date))
    expect(byDate(all)).toEqual(
      all.toSorted(
        (a, b) => placeByDate(a.publishedOn) - placeByDate(b.publishedOn) || (a.id < b.id ? -1 : 1),
      ),
    )
    expect(idsOf({ books, isArranged: true })).toEqual(['a', 'b', 'c'])
    expect(idsOf({ books, isArranged: false })).toEqual([])
  })
})

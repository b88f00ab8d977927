import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isbnOf, parseBookDate, placeByDate } from '../../../schema/rules/books'

describe('a date of publication', () => {
  test.each([
    ['2024', { year: 2024 }],
    ['2024-05', { year: 2024, month: 5 }],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['1066', { year: 1066 }],
  ])('%s exists', (text, date) => expect(parseBookDate(text)).toEqual(date))

  test.each(['', '24', '0999', '3000', '2023-02-29', '2024-13', '2024-00', '2024-05-00', '2024-5', ' 2024'])(
    '%o doesn’t',
    (text) => expect(parseBookDate(text)).toBeUndefined(),
  )

  test('puts the newest book first, and what is less exact after what is more', () => {
    const dates = ['2023-12-31', '2024', '2024-05', '2024-05-17', '2025']
    expect(dates.toSorted((a, b) => placeByDate(a) - placeByDate(b))).toEqual([
      '2025',
      '2024-05-17',
      '2024-05',
      '2024',
      '2023-12-31',
    ])
  })
})

describe('an ISBN', () => {
  test.each([
    ['978-0-306-40615-7', '9780306406157'],
    ['0-306-40615-2', '9780306406157'],
    ['ISBN-13: 978 0 306 40615 7', '9780306406157'],
    ['080442957x', '9780804429573'],
    ['979‑10‑90636‑07‑1', '9791090636071'],
  ])('%s is kept as 13 digits', (text, isbn) => expect(isbnOf(text)).toBe(isbn))

  test.each([
    '',
    '978-0-306-40615-8',
    '0-306-40615-3',
    '1234567890123',
    'X803442957',
    '97803064061',
    'a book',
  ])('%o isn’t one', (text) => expect(isbnOf(text)).toBeUndefined())

  test('is the same in both forms, and one wrong digit is noticed', () => {
    const nine = fc.stringMatching(/^\d{9}$/)
    fc.assert(
      fc.property(nine, fc.nat(8), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const sum = [...body].reduce((all, digit, i) => all + (10 - i) * Number(digit), 0)
        const check = (11 - (sum % 11)) % 11
        const short = body + (check === 10 ? 'X' : check)
        const long = isbnOf(short) ?? ''
        expect(long).toMatch(/^978\d{10}$/)
        expect(isbnOf(long)).toBe(long)
        const digit = (Number(short[at]) + by) % 10
        expect(isbnOf(short.slice(0, at) + digit + short.slice(at + 1))).toBeUndefined()
      }),
    )
  })
})

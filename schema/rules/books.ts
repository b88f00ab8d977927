/** The books of verified authors. Rule: docs/rules/books.md. */

import { DAY } from './time-units'

/** Books of one person. */
export const MAX_BOOKS = 100
/** Editions of one book. */
export const MAX_EDITIONS = 10
/** A title and a subtitle, in characters. */
export const MAX_BOOK_TITLE = 300
/** What a book is about, in characters. */
export const MAX_BOOK_DESCRIPTION = 2_000
/** A publisher's name, in characters. */
export const MAX_PUBLISHER = 100

/** How long a removed book can come back. */
export const REMOVED_BOOK_KEPT = DAY

/** What an edition is. */
export const BOOK_FORMATS = ['HARDCOVER', 'PAPERBACK', 'EBOOK', 'AUDIOBOOK'] as const
export type BookFormat = (typeof BOOK_FORMATS)[number]

/** A year, a month or a day, from the year 1000 on. */
const DATE = /^([12]\d{3})(?:-(\d\d)(?:-(\d\d))?)?$/

/** A date of publication, as exactly as it is known. */
export interface BookDate {
  year: number
  /** From 1 on; absent if only the year is known. */
  month: number | undefined
  day: number | undefined
}

/** Reads `2024`, `2024-05` or `2024-05-17`; nothing if there is no such date. */
export function parseBookDate(text: string): BookDate | undefined {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (year === undefined) return undefined
  const date = { year: Number(year), month: month && Number(month), day: day && Number(day) }
  const asWritten = new Date(Date.UTC(date.year, (date.month || 1) - 1, date.day || 1))
  const exists =
    (month === undefined || asWritten.getUTCMonth() + 1 === date.month) &&
    (day === undefined || asWritten.getUTCDate() === date.day) &&
    date.month !== 0 &&
    date.day !== 0
  return exists ? { year: date.year, month: date.month || undefined, day: date.day || undefined } : undefined
}

/**
 * The place of a book that its author hasn't put anywhere: the newest comes first, and a date that is less exact
 * after those of the same year or month. Places that an author has chosen are positive.
 */
export function placeByDate(publishedOn: string): number {
  const { year = 0, month = 0, day = 0 } = parseBookDate(publishedOn) ?? {}
  return -(year * 10_000 + month * 100 + day)
}

/** The check digit of an ISBN: the weighted sum of its digits is a multiple of 10, or of 11 for the short form. */
const sumOf = (digits: string, weight: (i: number) => number): number =>
  [...digits].reduce((sum, digit, i) => sum + weight(i) * (digit === 'X' ? 10 : Number(digit)), 0)

const long = (i: number): number => (i % 2 === 0 ? 1 : 3)

/**
 * An ISBN as 13 digits, from either form, with or without hyphens and spaces; nothing if its check digit is wrong.
 */
export function isbnOf(text: string): string | undefined {
  const digits = text
    .replace(/^ISBN(?:-1[03])?:?/i, '')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  if (/^97[89]\d{10}$/.test(digits)) return sumOf(digits, long) % 10 === 0 ? digits : undefined
  if (!/^\d{9}[\dX]$/.test(digits) || sumOf(digits, (i) => 10 - i) % 11 !== 0) return undefined
  const body = `978${digits.slice(0, 9)}`
  return body + ((10 - (sumOf(body, long) % 10)) % 10)
}

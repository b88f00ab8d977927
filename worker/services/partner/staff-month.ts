import {
  checksOf,
  currenciesWithoutRate,
  type KnownMonth,
  type MonthCheck,
} from '../../../schema/rules/partner/checks'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { lastShut, monthByName, ratesOfMonth, sumsOfMonth, unclosedBefore } from '../../data/partner/months'
import {
  booksOfMonth,
  dueCount,
  fileCount,
  setAsideCount,
  storiesInMonth,
  writersInMonth,
  writersTogether,
} from '../../data/partner/staff'
import type { Needs } from '../parts'
import { monthSum } from './month-sum'

/** What is booked by the name of a month lies between these. */
const boundsOfBooks = (month: string): [from: string, until: string] => [`${month}:`, `${month};`]

/** What keeps a month from being closed that doesn't pass by itself. */
const keepsOpen = ({ check, result }: MonthCheck): boolean =>
  result !== 'PASSED' && (check === 'OVER' || check === 'EARLIER')

export type StaffMonth = Awaited<ReturnType<typeof staffMonth>>

/** A month with its checks as staff sees it. Everything is read in one batch. Rule: docs/rules/partner.md, "What staff sees". */
export async function staffMonth({ db, clock }: Needs<'db' | 'clock'>, month: string) {
  const { end } = boundsOfMonth(month)
  const [row, shut, sums, rates, earlier, due, setAside, together, inIt, stories, files, books] =
    await Promise.all([
      db.first(monthByName, month),
      db.first(lastShut, ''),
      db.all(sumsOfMonth, month),
      db.all(ratesOfMonth, month),
      db.first(unclosedBefore, month),
      db.first(dueCount, end),
      db.first(setAsideCount, end),
      db.all(writersTogether, month),
      db.first(writersInMonth, month),
      db.first(storiesInMonth, month),
      db.first(fileCount, month),
      db.all(booksOfMonth, ...boundsOfBooks(month)),
    ])
  // A month without a row is open, unless a later one was closed.
  const state = row?.state ?? (shut && month < shut.month ? 'CLOSED' : 'OPEN')
  const writers = inIt?.count ?? 0
  const known: KnownMonth = {
    month,
    state,
    isPublished: row?.publishedAt != null,
    carriesOver: row?.carriesOver === 1,
    sums,
    rates,
    unclosed: earlier ? 1 : 0,
    due: due?.count ?? 0,
    setAside: setAside?.count ?? 0,
    together,
    books,
    writers,
    files: files?.count ?? 0,
  }
  const checks = checksOf(known, clock.now())
  return {
    id: month,
    state,
    rounds: row?.rounds ?? 0,
    askedAt: row?.askedAt ?? null,
    carriesOver: known.carriesOver,
    closedAt: row?.closedAt ?? null,
    publishedAt: row?.publishedAt ?? null,
    sums: sums.map(monthSum),
    rates,
    withoutRate: currenciesWithoutRate(known),
    due: state === 'CLOSED' ? 0 : known.due,
    writers,
    stories: stories?.count ?? 0,
    canBeClosed: state !== 'CLOSED' && !checks.some(keepsOpen),
    checks,
  }
}

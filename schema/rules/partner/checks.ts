import type { Currency } from '../membership/plans'
import { boundsOfMonth, type MonthState } from './months'
import { PAID_IN } from './rates'

/** What keeps a month from being closed, and whether one that is closed adds up. Rule: docs/rules/partner.md, "What staff sees". */

const MONTH_CHECKS = [
  'OVER',
  'EARLIER',
  'DIVIDED',
  'SET_ASIDE',
  'RATES',
  'SUMS',
  'WRITERS',
  'BOOKS',
  'SHEET',
] as const
export type MonthCheckName = (typeof MONTH_CHECKS)[number]
export type MonthCheckResult = 'PASSED' | 'WAITING' | 'FAILED'

/** A check of a month, with how many there are that keep it from passing. */
export interface MonthCheck {
  check: MonthCheckName
  result: MonthCheckResult
  count: number
}

/** What a month amounts to in a currency, as far as checks look at it. */
interface CheckedSum {
  currency: Currency
  kept: number
  fee: number
  tax: number
  share: number
  lines: number
  pool: number
  carried: number
  /** How the common pool was divided; absent until it is, or if it is carried over. */
  divided: string | null
}

/** What is known of a month. */
export interface KnownMonth {
  month: string
  state: MonthState
  isPublished: boolean
  carriesOver: boolean
  sums: readonly CheckedSum[]
  rates: readonly { currency: Currency }[]
  /** Earlier months that aren't closed, payments that are to be divided, and those that are set aside. */
  unclosed: number
  due: number
  setAside: number
  /** What writers have together. */
  together: readonly { currency: Currency; amount: number; pooled: number }[]
  /** What the books say, by kind of entry. */
  books: readonly { currency: Currency; kind: string; amount: number }[]
  writers: number
  files: number
}

/** Whether a currency's sum has lost or made anything. */
export const addsUp = ({
  kept,
  fee,
  tax,
  share,
  lines,
  pool,
}: Pick<CheckedSum, 'kept' | 'fee' | 'tax' | 'share' | 'lines' | 'pool'>): boolean =>
  kept === fee + tax + share + lines + pool

/** Currencies of a month that lack a rate. */
export const currenciesWithoutRate = ({
  sums,
  rates,
}: Pick<KnownMonth, 'rates'> & { sums: readonly { currency: Currency }[] }): Currency[] =>
  sums.flatMap(({ currency }) =>
    currency === PAID_IN || rates.some((rate) => rate.currency === currency) ? [] : [currency],
  )

const passedIf = (isPassed: boolean, otherwise: MonthCheckResult): MonthCheckResult =>
  isPassed ? 'PASSED' : otherwise

/** What writers got of the common pool, once it is divided. */
const pooledOf = ({ pool, carried, divided }: CheckedSum): number => (divided === null ? 0 : pool + carried)

/** How many currencies differ from what writers have together. */
const unlikeWriters = ({ sums, together, state }: KnownMonth): number =>
  sums.filter((sum) => {
    const own = together.find(({ currency }) => currency === sum.currency)
    const isPooled = state !== 'CLOSED' || (own?.pooled ?? 0) === pooledOf(sum)
    return (own?.amount ?? 0) !== sum.lines || !isPooled
  }).length

/** How many currencies differ from what the books say. */
const unlikeBooks = ({ sums, books }: KnownMonth): number =>
  sums.filter((sum) => {
    const booked = (kind: string) =>
      books.find((entry) => entry.currency === sum.currency && entry.kind === kind)?.amount ?? 0
    return (
      booked('allocation') !== sum.lines ||
      booked('pool') !== sum.pool ||
      booked('share') !== sum.share ||
      booked('pooled') !== pooledOf(sum)
    )
  }).length

/** The result of each check of a month. Those of the books and the sheet wait until it is closed. */
export function checksOf(known: KnownMonth, now: number): MonthCheck[] {
  const { month, state, isPublished, carriesOver, unclosed, due, setAside, writers, files } = known
  const isClosed = state === 'CLOSED'
  const isOver = boundsOfMonth(month).end <= now
  const unrated = currenciesWithoutRate(known).length
  const unequal = known.sums.filter((sum) => !addsUp(sum)).length
  const unlike = unlikeWriters(known)
  const unbooked = isClosed ? unlikeBooks(known) : 0
  const isLeft = isClosed || carriesOver || setAside === 0
  return [
    { check: 'OVER', result: passedIf(isOver, 'WAITING'), count: 0 },
    {
      check: 'EARLIER',
      result: passedIf(isClosed || unclosed === 0, isOver ? 'FAILED' : 'WAITING'),
      count: unclosed,
    },
    { check: 'DIVIDED', result: passedIf(isClosed || due === 0, 'WAITING'), count: isClosed ? 0 : due },
    { check: 'SET_ASIDE', result: passedIf(isLeft, 'FAILED'), count: isClosed ? 0 : setAside },
    { check: 'RATES', result: passedIf(unrated === 0, isOver ? 'FAILED' : 'WAITING'), count: unrated },
    { check: 'SUMS', result: passedIf(unequal === 0, 'FAILED'), count: unequal },
    { check: 'WRITERS', result: passedIf(unlike === 0, 'FAILED'), count: unlike },
    { check: 'BOOKS', result: isClosed ? passedIf(unbooked === 0, 'FAILED') : 'WAITING', count: unbooked },
    {
      check: 'SHEET',
      result: isPublished ? passedIf(files === writers, 'FAILED') : 'WAITING',
      count: isClosed ? writers - files : 0,
    },
  ]
}

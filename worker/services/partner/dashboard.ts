import type { Currency } from '../../../schema/rules/membership/plans'
import { lastMonths, monthOfTime } from '../../../schema/rules/partner/months'
import { type EarningRow, statementsSince } from '../../data/partner/files'
import { lastShut } from '../../data/partner/months'
import type { Needs } from '../parts'
import { earningsOf, earningsSoFar, type MonthEarnings, ownEarnings, readEarnings } from './own-earnings'

/* What writers see of their earnings. Rule: docs/rules/partner.md, "The dashboard". */

const MONTHS = 12
/** More statements than so many months have, one for each currency. */
const MOST_STATEMENTS = 50 * MONTHS
/** Stories of a month that are listed. */
const MOST_STORIES = 100

/** What the last twelve months have brought a writer, the present one first. */
export async function recentMonths(
  parts: Needs<'db' | 'clock'>,
  partnerId: string,
): Promise<MonthEarnings[]> {
  const months = lastMonths(parts.clock.now(), MONTHS)
  const [statements, shut] = await Promise.all([
    parts.db.all(statementsSince, partnerId, months[0] ?? '', MOST_STATEMENTS),
    parts.db.first(lastShut, ''),
  ])
  return Promise.all(
    months.toReversed().map((month) => {
      if (!shut || month > shut.month) return earningsSoFar(parts, partnerId, month)
      // The last one that is shut may still be closing.
      if (month === shut.month) return ownEarnings(parts, partnerId, month)
      return earningsOf(
        month,
        statements.filter((statement) => statement.month === month),
      )
    }),
  )
}

/** A month of a writer. */
export interface OwnMonth {
  partnerId: string
  month: string
  isPresent: boolean
}

/** A month of a writer: the one that is named, but not a later one than the present. */
export function ownMonth({ clock }: Needs<'clock'>, partnerId: string, named: string | undefined): OwnMonth {
  const present = monthOfTime(clock.now())
  const month = named !== undefined && named < present ? named : present
  return { partnerId, month, isPresent: month === present }
}

/** What stories have brought a writer in a month, those that brought the most first. Followers are one of them. */
export async function storiesOfMonth(
  parts: Needs<'db'>,
  { partnerId, month }: OwnMonth,
): Promise<EarningRow[]> {
  const rows = await readEarnings(parts, partnerId, month)
  return rows
    .toSorted((a, b) => b.amount + b.pooled - (a.amount + a.pooled) || (a.postId < b.postId ? -1 : 1))
    .slice(0, MOST_STORIES)
}

/** Where what a writer has of a month comes from, by currency. */
export interface MonthAudience {
  /** Of counted reading. */
  seconds: number
  stories: number
  sources: { currency: Currency; read: number; followed: number; pooled: number }[]
}

/** Where what a writer has of a month comes from. */
export async function audienceOfMonth(
  parts: Needs<'db'>,
  { partnerId, month }: OwnMonth,
): Promise<MonthAudience> {
  const rows = await readEarnings(parts, partnerId, month)
  const sources = new Map<Currency, MonthAudience['sources'][number]>()
  for (const { currency, postId, amount, pooled } of rows) {
    const sum = sources.get(currency) ?? { currency, read: 0, followed: 0, pooled: 0 }
    sources.set(currency, {
      currency,
      read: sum.read + (postId === '' ? 0 : amount),
      followed: sum.followed + (postId === '' ? amount : 0),
      pooled: sum.pooled + pooled,
    })
  }
  return {
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
    stories: new Set(rows.flatMap(({ postId }) => (postId === '' ? [] : [postId]))).size,
    sources: [...sources.values()],
  }
}

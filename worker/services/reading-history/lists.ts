import { MOST_DAYS, MOST_REFERRERS, USUAL_DAYS } from '../../../schema/rules/reading-history'
import { DAY } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import { countryToOpenIn } from '../../data/post/opened'
import type { Post } from '../../data/post/rows'
import { daysOfPost, historyOf, referrersOfPost } from '../../data/reading-history/queries'
import type { HistoryEntry } from '../../data/reading-history/rows'
import { type Paging, readPage } from '../paging'

/** A story with what is known about somebody's reading it. */
export type HistoryItem = Post & HistoryEntry

/** What somebody has read or begun, the last first, as far as they can open it in a country. */
export const readingHistoryOf = (
  db: Database,
  userId: string,
  country: string | null,
  paging?: Paging | null,
) =>
  readPage<HistoryItem>(
    paging,
    ([key, id], limit) => db.all(historyOf, userId, countryToOpenIn(country), key, id, limit),
    ({ readAt, postId }) => [readAt, postId],
  )

/**
 * How often a story was read on each day of a period on which it was, for stats, ranking and earnings.
 *
 * @param from the first day and `until` the last one, in days since 1970 UTC.
 */
export const readsByDay = (db: Database, postId: string, from: number, until: number) =>
  db.all(daysOfPost, postId, from, until, MOST_DAYS)

/**
 * From which sites a story's readers came, most first: `host` is null for those of whom it isn't known, and of sites
 * beyond `MOST_REFERRERS`.
 */
export async function referrersOf(
  db: Database,
  postId: string,
): Promise<{ host: string | null; reads: number }[]> {
  const rows = await db.all(referrersOfPost, postId, MOST_REFERRERS + 1)
  return rows
    .map(({ host, reads }) => ({ host: host || null, reads }))
    .toSorted((a, b) => b.reads - a.reads || (a.host ?? '').localeCompare(b.host ?? ''))
}

const DAY_TEXT = /^\d{4}-\d\d-\d\d$/

/** A day as its number since 1970 UTC; nothing if it isn't one. */
function dayOf(text: string): number | undefined {
  const at = DAY_TEXT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : at / DAY
}

/** The days of a period as numbers, the last 30 up to now if none is given; nothing if it is none, or too long. */
export function daysOf(
  period: { from: string; until: string } | null | undefined,
  now: number,
): { from: number; until: number } | undefined {
  const today = Math.floor(now / DAY)
  if (!period) return { from: today - USUAL_DAYS + 1, until: today }
  const [from, until] = [dayOf(period.from), dayOf(period.until)]
  const isPeriod = from !== undefined && until !== undefined && from <= until && until - from < MOST_DAYS
  return isPeriod ? { from, until } : undefined
}

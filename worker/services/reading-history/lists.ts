import { MOST_DAYS, USUAL_DAYS } from '../../../schema/rules/reading-history'
import { DAY } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import { countryToOpenIn } from '../../data/post/opened'
import type { Post } from '../../data/post/rows'
import { historyOf } from '../../data/reading-history/queries'
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

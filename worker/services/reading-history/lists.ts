import type { Database } from '../../data/database'
import type { Post } from '../../data/post/rows'
import { daysOfPost, historyOf } from '../../data/reading-history/queries'
import type { HistoryEntry } from '../../data/reading-history/rows'
import { type Paging, readPage } from '../paging'

/** A story with what is known of somebody's reading it. */
export type HistoryItem = Post & HistoryEntry

/** What somebody has read or begun, the last first. */
export const readingHistoryOf = (db: Database, userId: string, paging?: Paging | null) =>
  readPage<HistoryItem>(
    paging,
    ([key, id], limit) => db.all(historyOf, userId, key, id, limit),
    ({ readAt, postId }) => [readAt, postId],
  )

/** How long a period of which reads are told may be, in days. */
const MOST_DAYS = 3700

/**
 * How often a story was read on each day of a period on which it was, for stats, ranking and earnings.
 *
 * @param from the first day and `until` the last one, in days since 1970 UTC.
 */
export const readsByDay = (db: Database, postId: string, from: number, until: number) =>
  db.all(daysOfPost, postId, from, until, MOST_DAYS)

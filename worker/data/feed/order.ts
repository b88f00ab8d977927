import { and, desc, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { FeedOrder } from '../../../schema/rules/feed'
import { before } from '../sql/fragments'
import type { Page } from '../sql/params'

/** Columns that a feed is ordered by, of a table or an alias of it. */
export interface Keyed {
  firstPublishedAt: SQLiteColumn
  trendingScore: SQLiteColumn
}

/** More than a score is rounded by, and far less than scores differ by. */
const ROUNDING = 1e-6

/** The column that an order is by. */
const keyOf = (order: FeedOrder, table: Keyed): SQLiteColumn =>
  order === 'newest' ? table.firstPublishedAt : table.trendingScore

export const inOrder = (order: FeedOrder, table: Keyed, postId: SQLiteColumn): SQL[] => [
  desc(keyOf(order, table)),
  desc(postId),
]

/**
 * Stories that come after a position. A ranked story's key is its score plus the boost of its reason: the sum is
 * compared exactly as the service computes it, while the index is entered by the score alone.
 */
export function beyond(
  order: FeedOrder,
  boost: number,
  table: Keyed,
  postId: SQLiteColumn,
  [key, id]: Page,
): SQL | undefined {
  const by = keyOf(order, table)
  if (order === 'newest' || boost === 0) return before([by, postId], [key, id])
  return and(lte(by, sql`${key} - ${boost - ROUNDING}`), before([sql`${by} + ${boost}`, postId], [key, id]))
}

import type { Statement } from '../database'

/** Waits double from this many milliseconds on … */
const FIRST_DELAY = 2000
/** … and not beyond ten minutes. */
const LONGEST_DELAY = 600_000
/** 2 s doubled nine times is longer than the longest. */
const LAST_DOUBLING = 9

// The plus keeps SQLite from walking through all open rows by their index: the ids are what to look up.

/** The rows' tags are purged. */
export const markDone = (ids: readonly number[], now: number): Statement => ({
  sql: `UPDATE purge_outbox SET done_at = ?, last_error = NULL
        WHERE id IN (SELECT value FROM json_each(?)) AND +done_at IS NULL`,
  params: [now, JSON.stringify(ids)],
})

/** The rows' tags could not be purged: each waits longer than the last time. */
export const markFailed = (ids: readonly number[], now: number, error: string): Statement => ({
  sql: `UPDATE purge_outbox SET attempts = attempts + 1, last_error = ?,
          next_attempt_at = ? + min(?, ? << min(attempts, ?))
        WHERE id IN (SELECT value FROM json_each(?)) AND +done_at IS NULL`,
  params: [error.slice(0, 500), now, LONGEST_DELAY, FIRST_DELAY, LAST_DOUBLING, JSON.stringify(ids)],
})

/** Deletes rows done before a time, the oldest first, at most `limit` of them. */
export const deleteDone = (before: number, limit: number): Statement => ({
  sql: `DELETE FROM purge_outbox WHERE id IN
          (SELECT id FROM purge_outbox WHERE done_at < ? ORDER BY done_at LIMIT ?)`,
  params: [before, limit],
})

import { query } from '../database'

/** A row of the outbox that waits to be purged. */
export interface OutboxRow {
  id: number
  tag: string
  isUrgent: 0 | 1
  attempts: number
  /** Since when it is due, in milliseconds since 1970 UTC; 0 for a take-down that wasn't tried yet. */
  dueSince: number
}

/** Rows that are due, the most pressing first. Parameters: now in milliseconds, how many. */
export const openRows = query<[number, number], OutboxRow>(
  'outbox.openRows',
  `SELECT id, tag, is_urgent AS isUrgent, attempts, next_attempt_at AS dueSince
   FROM purge_outbox
   WHERE done_at IS NULL AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?`,
)

/** When the next row that isn't done is due. */
export const nextDue = query<[], { at: number }>(
  'outbox.nextDue',
  'SELECT next_attempt_at AS at FROM purge_outbox WHERE done_at IS NULL ORDER BY next_attempt_at LIMIT 1',
)

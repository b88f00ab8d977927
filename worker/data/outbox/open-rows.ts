import { and, asc, isNull, lte } from 'drizzle-orm'
import { purgeOutbox } from '../../../schema/tables/operations'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row } from '../sql/rows'

const outboxFields = {
  ...only(purgeOutbox, 'id', 'tag', 'isUrgent', 'attempts'),
  /**
   * Since when it has been due, in milliseconds since 1970 UTC; 0 for a take-down that hasn't been tried yet.
   */
  dueSince: purgeOutbox.nextAttemptAt,
}

/** A row of the outbox that waits to be purged. */
export interface OutboxRow extends Row<typeof outboxFields> {}

const isOpen = isNull(purgeOutbox.doneAt)

/** Rows that are due, most urgent first. */
export const openRows = query('outbox.openRows', (now: Param<number>, limit: Param<number>) =>
  select(outboxFields)
    .from(purgeOutbox)
    .where(and(isOpen, lte(purgeOutbox.nextAttemptAt, now)))
    .orderBy(asc(purgeOutbox.nextAttemptAt))
    .limit(limit),
)

/** When the next open row is due. */
export const nextDue = query('outbox.nextDue', () =>
  select({ at: purgeOutbox.nextAttemptAt })
    .from(purgeOutbox)
    .where(isOpen)
    .orderBy(asc(purgeOutbox.nextAttemptAt))
    .limit(1),
)

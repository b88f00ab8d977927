import { sql } from 'drizzle-orm'
import { purgeOutbox } from '../../../schema/tables/operations'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { write } from '../sql/write'

/** When the purge is wanted, and whether before all others. */
export interface OutboxOptions {
  /** A take-down: something that must no longer be seen. */
  urgent?: boolean
  /** Milliseconds since 1970 UTC. */
  now: number
}

const insertTags = write(
  (tags: Param<string>, isUrgent: Param<0 | 1>, now: Param<number>, nextAttemptAt: Param<number>) => {
    const { from, value } = jsonEach(tags)
    return insertFrom(
      purgeOutbox,
      select({
        tag: value,
        isUrgent: sql<0 | 1>`${isUrgent}`,
        createdAt: sql<number>`${now}`,
        nextAttemptAt: sql<number>`${nextAttemptAt}`,
      }).from(from),
    )
  },
)

/**
 * Writes the tags of a change into the outbox. Belongs in the same batch as the change, so that neither ever
 * exists without the other; call `requestPurge` afterwards (docs/rules/caching.md, "Outbox").
 */
export function outboxStatements(
  tags: Iterable<string>,
  { urgent = false, now }: OutboxOptions,
): Statement[] {
  const distinct = [...new Set(tags)]
  if (distinct.length === 0) return []
  // Open rows are taken in the order of their due time, so 0 comes first.
  return [insertTags(JSON.stringify(distinct), urgent ? 1 : 0, now, urgent ? 0 : now)]
}

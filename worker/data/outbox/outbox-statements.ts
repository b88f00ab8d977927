import type { Statement } from '../database'

/** When the purge is wanted, and whether before all others. */
export interface OutboxOptions {
  /** A take-down: what must not be seen any more. */
  urgent?: boolean
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * Writes the tags of a change into the outbox. Belongs into the same batch as the change, so that neither is
 * ever there without the other; afterwards comes `requestPurge` (docs/rules/caching.md, "Outbox").
 */
export function outboxStatements(
  tags: Iterable<string>,
  { urgent = false, now }: OutboxOptions,
): Statement[] {
  const distinct = [...new Set(tags)]
  if (distinct.length === 0) return []
  return [
    {
      sql: `INSERT INTO purge_outbox (tag, is_urgent, created_at, next_attempt_at)
            SELECT value, ?, ?, ? FROM json_each(?)`,
      // Open rows are taken in the order of their due time: what is due since ever comes first.
      params: [urgent ? 1 : 0, now, urgent ? 0 : now, JSON.stringify(distinct)],
    },
  ]
}

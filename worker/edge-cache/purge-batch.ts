import type { OutboxRow } from '../data/outbox/open-rows'
import { MAX_TAGS_PER_PURGE } from './edge-cache'
import { isCacheTag } from './tags'

/** What goes into one purge call. */
export interface PurgeBatch {
  /** Each once. */
  tags: string[]
  /** The rows of the outbox which it settles. */
  rows: OutboxRow[]
  /** Whether a take-down is among them. */
  isUrgent: boolean
  /** Since when the first of them is due; later than now when there are none. */
  dueSince: number
  /** Rows whose tag no page can carry: there is nothing to purge, and they would spoil the call for the rest. */
  unusable: OutboxRow[]
}

/**
 * Joins rows to one call: those with the same tag take one place. Places that are left go to echoes, which so
 * cost nothing.
 *
 * @param rows the most pressing first.
 * @param echoes tags to purge once more.
 */
export function joinRows(rows: readonly OutboxRow[], echoes: readonly string[]): PurgeBatch {
  const tags = new Set<string>()
  const unusable = rows.filter((row) => !isCacheTag(row.tag))
  const taken = rows.filter((row) => {
    if (!isCacheTag(row.tag) || (tags.size >= MAX_TAGS_PER_PURGE && !tags.has(row.tag))) return false
    tags.add(row.tag)
    return true
  })
  for (const echo of echoes) if (tags.size < MAX_TAGS_PER_PURGE) tags.add(echo)
  return {
    tags: [...tags],
    rows: taken,
    isUrgent: taken.some((row) => row.isUrgent === 1),
    dueSince: taken.reduce((first, row) => Math.min(first, row.dueSince), Number.POSITIVE_INFINITY),
    unusable,
  }
}

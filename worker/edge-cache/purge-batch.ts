import type { OutboxRow } from '../data/outbox/open-rows'
import { MAX_TAGS_PER_PURGE } from './edge-cache'
import { isCacheTag } from './tags'

/** The content of one purge call. */
export interface PurgeBatch {
  /** Without duplicates. */
  tags: string[]
  /** The rows of the outbox that it settles. */
  rows: OutboxRow[]
  /** Whether it contains a take-down. */
  isUrgent: boolean
  /** When the first of them became due; in the future if there are none. */
  dueSince: number
  /**
   * Rows with a tag that no page can carry: there is nothing to purge, and they would make the call fail for
   * the rest.
   */
  unusable: OutboxRow[]
}

/**
 * Combines rows into one call: rows with the same tag share a place. Echoes fill the remaining places, so
 * they cost nothing.
 *
 * @param rows most urgent first.
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

import { DAY } from '../../../schema/rules/time-units'
import type { ExpiringStore } from '../../platform/expiring-store'

/** How long a feed's state is remembered, in milliseconds. */
const REMEMBERED = 90 * DAY

interface Remembered {
  etag: string
  changedAt: number
}

export interface FeedMemory {
  store: Pick<ExpiringStore, 'get' | 'put'>
  now: number
  /** Continues work that the response doesn't wait for. */
  later: (work: Promise<unknown>) => void
}

/**
 * When a feed reached its current state. Its stories alone don't tell: one that was removed, or that was
 * added with an old date, leaves no trace among the others. So the last state is remembered by its tag. Rule:
 * docs/rules/feeds.md, "Conditional requests".
 *
 * @param path the feed's own.
 * @param saved the latest save among its stories: the answer for a feed that has never been requested.
 */
export async function lastChange(
  { store, now, later }: FeedMemory,
  path: string,
  etag: string,
  saved: number | undefined,
): Promise<number> {
  const key = `feed:${path}`
  const known = parse(await store.get(key))
  if (known?.etag === etag) return known.changedAt
  const changedAt = known ? now : Math.min(saved ?? now, now)
  later(store.put(key, JSON.stringify({ etag, changedAt } satisfies Remembered), REMEMBERED))
  return changedAt
}

const parse = (text: string | null): Remembered | undefined =>
  text === null ? undefined : (JSON.parse(text) as Remembered)

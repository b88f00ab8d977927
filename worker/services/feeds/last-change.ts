import type { ExpiringStore } from '../../platform/expiring-store'

/** How long it is remembered what a feed was like, in milliseconds. */
const REMEMBERED = 90 * 86_400_000

interface Remembered {
  etag: string
  changedAt: number
}

export interface FeedMemory {
  store: Pick<ExpiringStore, 'get' | 'put'>
  now: number
  /** Keeps work going that the answer doesn't wait for. */
  later: (work: Promise<unknown>) => void
}

/**
 * When a feed became what it is now. Its stories alone can't tell: one that was taken out, or that came in under an
 * old date, leaves no trace among those that are there. So the last form that was seen is remembered by its tag.
 * Rule: docs/rules/feeds.md, "Conditional requests".
 *
 * @param path the feed's own.
 * @param saved when the latest save among its stories was: what is said of a feed that nobody has asked for yet.
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

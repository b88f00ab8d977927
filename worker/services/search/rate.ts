import { isolateMemory } from '../../isolate-memory'

/** How many requests with searches an address may send, and within how many milliseconds. */
export const SEARCH_REQUESTS = { most: 100, windowMs: 10_000 } as const
/** Addresses that are counted at a time; when there are more, counting starts over. */
const MOST_ADDRESSES = 10_000

const counts = isolateMemory(new Map<string, number>())
let window = 0

/**
 * Counts a request, and says whether there were too many from its address. Each isolate counts for itself: it
 * is there to shed load, and must cost less than what it sheds. Rule: docs/rules/search.md, "The endpoint".
 */
export function isTooFast(address: string, now: number): boolean {
  const current = Math.floor(now / SEARCH_REQUESTS.windowMs)
  if (current !== window || counts.size > MOST_ADDRESSES) counts.clear()
  window = current
  const count = (counts.get(address) ?? 0) + 1
  counts.set(address, count)
  return count > SEARCH_REQUESTS.most
}

import { SEARCH_REQUESTS } from '../../../schema/rules/search'
import { isolateMemory } from '../../isolate-memory'

/** Networks that are counted each by itself; when there are more, the others share a count. */
const MOST_NETWORKS = 10_000
const OTHERS = 'others'

const counts = isolateMemory(new Map<string, number>())
let window = 0

/**
 * Counts a search, and says whether there were too many from its network. Each isolate counts for itself: it is
 * there to shed load, and must cost less than what it sheds. Rule: docs/rules/search.md, "Too many searches".
 *
 * @param network what `networkOf` makes of the address.
 */
export function isTooFast(network: string, now: number): boolean {
  const current = Math.floor(now / SEARCH_REQUESTS.windowMs)
  if (current !== window) counts.clear()
  window = current
  const key = counts.has(network) || counts.size < MOST_NETWORKS ? network : OTHERS
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count > SEARCH_REQUESTS.most
}

import { networkOf } from '../../../schema/rules/network-of'
import { SEARCH_REQUESTS } from '../../../schema/rules/search'
import { isolateMemory } from '../../isolate-memory'
import type { Needs } from '../parts'

/** How many networks have their own count; all others share one. */
const MOST_NETWORKS = 10_000
const OTHERS = 'others'

const counts = isolateMemory(new Map<string, number>())
let window = 0

/**
 * Counts a search, and returns whether there were too many from its network. Each isolate counts by itself, because
 * shedding load must cost less than the load. Rule: docs/rules/search.md, "Too many searches".
 */
export function isTooFast({ browser: { address }, clock }: Needs<'browser' | 'clock'>): boolean {
  if (address === null) return false
  const network = networkOf(address)
  const current = Math.floor(clock.now() / SEARCH_REQUESTS.windowMs)
  if (current !== window) counts.clear()
  window = current
  const key = counts.has(network) || counts.size < MOST_NETWORKS ? network : OTHERS
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count > SEARCH_REQUESTS.most
}

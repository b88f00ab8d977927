import type { CacheGroup } from '../routes/types'

/** What kind of viewer asks, as far as the shared cache is concerned. Rule: docs/rules/caching.md, "Viewers". */
export type ViewerClass = 'anonymous' | 'signed-in' | 'staff' | 'spoofed' | 'internal' | 'bot'

/** Whether an answer may come from, and go into, the shared cache; and if not, why. */
export type Eligibility = { enabled: true } | { enabled: false; reason: string }

/** What the decision hangs on. */
export interface EligibilityInput {
  viewer: ViewerClass
  method: string
  /** The groups of the matched route; none when it is never cached. */
  cacheGroups: readonly CacheGroup[] | undefined
}

/**
 * Whether a request may be answered out of the shared cache. Groups combine and disabled wins: one reason
 * against it is enough. Rule: docs/rules/caching.md, "Eligibility".
 */
export function cacheEligibility({ viewer, method, cacheGroups }: EligibilityInput): Eligibility {
  if (method !== 'GET' && method !== 'HEAD') return { enabled: false, reason: 'method' }
  if (viewer !== 'anonymous') return { enabled: false, reason: viewer }
  if (!cacheGroups || cacheGroups.length === 0) return { enabled: false, reason: 'route' }
  return { enabled: true }
}

/** The eligibility as the response header tells it. */
export const eligibilityHeader = (eligibility: Eligibility): string =>
  eligibility.enabled ? 'enabled' : `disabled; reason=${eligibility.reason}`

import type { CacheGroup, RouteKind } from '../routes/types'

/** The kind of viewer, as far as the shared cache is concerned. Rule: docs/rules/caching.md, "Viewers". */
export type ViewerClass = 'anonymous' | 'signed-in' | 'staff' | 'spoofed' | 'internal' | 'bot'

/** Whether a response may come from, and go into, the shared cache; and if not, why. */
export type Eligibility = { enabled: true } | { enabled: false; reason: string }

/** What the decision depends on. */
export interface EligibilityInput {
  viewer: ViewerClass
  method: string
  /** The matched route; null for an address without a route. A route without cache groups is never cached. */
  route: { kind: RouteKind; cacheGroups?: readonly CacheGroup[] | undefined } | undefined
}

/** Programs read feeds, so they share the same feed as everybody. */
const sharesFeed = ({ viewer, route }: EligibilityInput): boolean =>
  viewer === 'bot' && route?.kind === 'feed'

/**
 * Whether a request may be answered from the shared cache. If any one condition fails, it may not. Rule:
 * docs/rules/caching.md, "Eligibility".
 */
export function cacheEligibility(input: EligibilityInput): Eligibility {
  const { viewer, method, route } = input
  if (method !== 'GET' && method !== 'HEAD') return { enabled: false, reason: 'method' }
  if (viewer !== 'anonymous' && !sharesFeed(input)) return { enabled: false, reason: viewer }
  if (!route?.cacheGroups?.length) return { enabled: false, reason: 'route' }
  return { enabled: true }
}

/** The eligibility as the value of the response header. */
export const eligibilityHeader = (eligibility: Eligibility): string =>
  eligibility.enabled ? 'enabled' : `disabled; reason=${eligibility.reason}`

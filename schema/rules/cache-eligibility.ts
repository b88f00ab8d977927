import type { CacheGroup, RouteKind } from '../routes/types'

/** What kind of viewer asks, as far as the shared cache is concerned. Rule: docs/rules/caching.md, "Viewers". */
export type ViewerClass = 'anonymous' | 'signed-in' | 'staff' | 'spoofed' | 'internal' | 'bot'

/** Whether an answer may come from, and go into, the shared cache; and if not, why. */
export type Eligibility = { enabled: true } | { enabled: false; reason: string }

/** What the decision hangs on. */
export interface EligibilityInput {
  viewer: ViewerClass
  method: string
  /** The matched route; none for an address that no route has. One without cache groups is never cached. */
  route: { kind: RouteKind; cacheGroups?: readonly CacheGroup[] | undefined } | undefined
}

/** Programs read feeds: they share the feed that everybody gets. */
const sharesFeed = ({ viewer, route }: EligibilityInput): boolean =>
  viewer === 'bot' && route?.kind === 'feed'

/**
 * Whether a request may be answered out of the shared cache. Groups combine and disabled wins: one reason
 * against it is enough. Rule: docs/rules/caching.md, "Eligibility".
 */
export function cacheEligibility(input: EligibilityInput): Eligibility {
  const { viewer, method, route } = input
  if (method !== 'GET' && method !== 'HEAD') return { enabled: false, reason: 'method' }
  if (viewer !== 'anonymous' && !sharesFeed(input)) return { enabled: false, reason: viewer }
  if (!route?.cacheGroups?.length) return { enabled: false, reason: 'route' }
  return { enabled: true }
}

/** The eligibility as the response header tells it. */
export const eligibilityHeader = (eligibility: Eligibility): string =>
  eligibility.enabled ? 'enabled' : `disabled; reason=${eligibility.reason}`

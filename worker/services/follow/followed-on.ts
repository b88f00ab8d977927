import { matchPath } from '../../../schema/routes/match'
import { postIdOf } from '../../../schema/routes/post-id'
import { placeOfPage } from '../../../schema/rules/audience'
import type { FollowedOn } from '../../data/follow/writes'
import type { Browser } from '../identity/browser'

const UNKNOWN: FollowedOn = { postId: null, place: '' }

/** The story that an address is of, by its last segments. */
const postIn = (pathname: string): string | null =>
  pathname
    .split('/')
    .map((segment) => postIdOf(segment))
    .find((id) => id !== undefined) ?? null

/**
 * On which of our pages somebody follows a person, by what their browser says of where the request comes from. Nothing is
 * known of people who ask not to be tracked. Rule: docs/rules/stats.md, "Audience".
 */
export function followedOn({
  referrer,
  origin,
  mainOrigin,
  isTrackingAllowed,
}: Pick<Browser, 'referrer' | 'origin' | 'mainOrigin' | 'isTrackingAllowed'>): FollowedOn {
  const address = referrer === null || !isTrackingAllowed ? null : URL.parse(referrer)
  if (!address || (address.origin !== origin && address.origin !== mainOrigin)) return UNKNOWN
  const postId = postIn(address.pathname)
  // Hosts of people and publications have paths of their own.
  if (address.origin !== mainOrigin) return { postId, place: postId === null ? '' : 'story' }
  const page = matchPath(address.pathname)?.route.page
  const pageId = typeof page === 'string' ? page : page?.[0]?.page
  return { postId, place: pageId === undefined ? '' : placeOfPage(pageId) }
}

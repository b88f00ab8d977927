import type { FeedOrder } from '../../../schema/rules/feed'
import type { PreferenceValue } from '../../../schema/rules/preferences'
import type { FeedName } from './home-feed'

/**
 * The order in which somebody reads a feed: the one that they chose last, and until then best first, or newest first
 * in the feed of whom they follow. Rule: docs/rules/ranking.md, "Home".
 */
export function keptOrder(name: FeedName, preferences: ReadonlyMap<string, PreferenceValue>): FeedOrder {
  const isFollowing = name === 'following'
  const kept = preferences.get(isFollowing ? 'followingFeedOrder' : 'homeFeedOrder')
  if (kept === 'ranked' || kept === 'newest') return kept
  return isFollowing ? 'newest' : 'ranked'
}

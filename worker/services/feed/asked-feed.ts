import type { FeedOrder } from '../../../schema/rules/feed'
import type { FeedName } from './home-feed'

/** The orders of a feed as the API names them. */
export const FEED_ORDERS: Readonly<Record<'RANKED' | 'NEWEST', FeedOrder>> = {
  RANKED: 'ranked',
  NEWEST: 'newest',
}

/** Which feed is asked for: a topic's, of what is followed, or the one that suits the reader. */
export function feedNameOf(
  feed: 'FOR_YOU' | 'FOLLOWING' | null | undefined,
  tagSlug: string | null | undefined,
): FeedName {
  if (tagSlug) return { tagSlug: tagSlug.toLowerCase() }
  return feed === 'FOLLOWING' ? 'following' : 'for-you'
}

/** Numbers of the home feed. Rules: docs/rules/ranking.md, "Home" and "Show fewer". */

/** Why a story is in the feed, the strongest reason first. */
export const FEED_REASONS = ['user', 'collection', 'tag', 'popular'] as const
export type FeedReasonKind = (typeof FEED_REASONS)[number]

/** Best first, or newest first. */
export const FEED_ORDERS = ['ranked', 'newest'] as const
export type FeedOrder = (typeof FEED_ORDERS)[number]

/** What a reason adds to a story's trending score: 1 counts as much as ten times the claps. */
export const REASON_BOOST: Readonly<Record<FeedReasonKind, number>> = {
  user: 1,
  collection: 0.5,
  tag: 0.5,
  popular: 0,
}

/** How many stories of each kind of source are looked at for a page. */
export const FEED_CANDIDATES = 40
/** How many followed topics, people and publications are looked at for a page, of each. */
export const FEED_SOURCES = 1_000
/** How many stories of one writer a ranked page shows in a row, as long as it has others. */
export const MOST_IN_A_ROW = 2
/** How often the service looks further when a page would be empty. */
export const FEED_ROUNDS = 3

/** How many hidden stories count, the newest first. */
export const MOST_HIDDEN = 200
/** How often the stories of a source are halved at most. */
export const MOST_HALVINGS = 4

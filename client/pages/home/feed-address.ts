import { linkTo } from '../../../schema/routes/links'
import type { PageContext } from '../../lib/page'

export type FeedOrder = 'RANKED' | 'NEWEST'

/** What the address of the home page asks for. Rule: docs/rules/ranking.md, "Home". */
export interface FeedAddress {
  feed: 'FOR_YOU' | 'FOLLOWING'
  /** The topic whose stories are shown instead. */
  tagSlug: string | null
  /** Null where the address names none: the reader's own preference applies. */
  order: FeedOrder | null
}

const ORDERS: Readonly<Record<string, FeedOrder>> = { recommended: 'RANKED', newest: 'NEWEST' }

/** `tag` names a topic, `feed=following` what is followed, `tab` the order. Anything else is ignored. */
export function feedAddress({ search }: Pick<PageContext, 'search'>): FeedAddress {
  const feed = search.feed === 'following' ? 'FOLLOWING' : 'FOR_YOU'
  const tagSlug = search.tag?.toLowerCase() || null
  const order = Object.hasOwn(ORDERS, search.tab ?? '') ? ORDERS[search.tab ?? ''] : undefined
  return { feed, tagSlug, order: order ?? null }
}

/** The address of a feed, from a page of it on. */
export function feedHref({ feed, tagSlug, order }: FeedAddress, after?: string): string {
  const query: Record<string, string> = {}
  if (tagSlug !== null) query.tag = tagSlug
  else if (feed === 'FOLLOWING') query.feed = 'following'
  if (order !== null) query.tab = order === 'RANKED' ? 'recommended' : 'newest'
  if (after !== undefined) query.after = after
  return linkTo('Home', {}, { query })
}

/** A feed that is shown. */
export interface ShownFeed {
  address: FeedAddress
  /** The position from which the address shows it; absent for its beginning. */
  start: string | undefined
  /** The order that it turned out to be in. */
  order: FeedOrder
}

/** How many staff picks are beside the page that the address shows. */
const PICKS = 3

/**
 * The variables of one of a feed's pages. The one that the address shows is asked for as the address says; later ones
 * keep its order, whatever the reader prefers by then, and bring no picks.
 */
export const variablesAt = ({ address, start, order }: ShownFeed, after: string | undefined) => ({
  ...address,
  order: after === start ? address.order : order,
  after,
  withPicks: after === start ? PICKS : 0,
})

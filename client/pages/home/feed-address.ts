import { linkTo } from '../../../schema/routes/links'
import type { PageContext } from '../../lib/page'

export type FeedOrder = 'RANKED' | 'NEWEST'

/** What the address of the home page asks for. Rule: docs/rules/ranking.md, "Home". */
export interface FeedAddress {
  feed: 'FOR_YOU' | 'FOLLOWING'
  /** The topic whose stories are shown instead. */
  tagSlug: string | null
  order: FeedOrder
}

const ORDERS: Readonly<Record<string, FeedOrder>> = { recommended: 'RANKED', newest: 'NEWEST' }

/** The order of a feed unless the address names one. */
const usualOrder = ({ feed, tagSlug }: Pick<FeedAddress, 'feed' | 'tagSlug'>): FeedOrder =>
  feed === 'FOLLOWING' && tagSlug === null ? 'NEWEST' : 'RANKED'

/** `tag` names a topic, `feed=following` what is followed, `tab` the order. Anything else is the usual. */
export function feedAddress({ search }: Pick<PageContext, 'search'>): FeedAddress {
  const feed = search.feed === 'following' ? 'FOLLOWING' : 'FOR_YOU'
  const tagSlug = search.tag?.toLowerCase() || null
  const order = Object.hasOwn(ORDERS, search.tab ?? '') ? ORDERS[search.tab ?? ''] : undefined
  return { feed, tagSlug, order: order ?? usualOrder({ feed, tagSlug }) }
}

/** The address of a feed, from a page of it on. */
export function feedHref({ feed, tagSlug, order }: FeedAddress, after?: string): string {
  const query: Record<string, string> = {}
  if (tagSlug !== null) query.tag = tagSlug
  else if (feed === 'FOLLOWING') query.feed = 'following'
  if (order !== usualOrder({ feed, tagSlug })) query.tab = order === 'RANKED' ? 'recommended' : 'newest'
  if (after !== undefined) query.after = after
  return linkTo('Home', {}, { query })
}

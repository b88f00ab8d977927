import type { FeedOrder } from '../../../../schema/rules/feed'
import type { Tag } from '../../../data/tag/rows'
import type { FeedItem, FeedReason, HomeFeed } from '../../../services/feed/home-feed'
import type { ShownPost } from '../post/show'

export type HomeFeedItemMapper = FeedItem & { post: ShownPost }
export type HomeFeedMapper = HomeFeed & {
  items: HomeFeedItemMapper[]
  picks: ShownPost[]
  order: FeedOrder
  tag: Tag | null
}
export type FeedReasonMapper = FeedReason

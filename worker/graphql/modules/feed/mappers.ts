import type { Tag } from '../../../data/tag/rows'
import type { FeedItem, FeedReason, HomeFeed } from '../../../services/feed/home-feed'

export type HomeFeedMapper = HomeFeed & { tag: Tag | null }
export type HomeFeedItemMapper = FeedItem
export type FeedReasonMapper = FeedReason

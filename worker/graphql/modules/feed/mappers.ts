import type { FeedOrder } from '../../../../schema/rules/feed'
import type { Tag } from '../../../data/tag/rows'
import type { FeedItem, FeedReason, HomeFeed } from '../../../services/feed/home-feed'

export type HomeFeedMapper = HomeFeed & { order: FeedOrder; tag: Tag | null }
export type HomeFeedItemMapper = FeedItem
export type FeedReasonMapper = FeedReason

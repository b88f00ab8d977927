import type { FeedDocument } from './document'
import { JSON_FEED_TYPE, writeJsonFeed } from './json-feed'
import { RSS_TYPE, writeRss } from './rss'

/** A form that a feed is served in. */
export interface FeedFormat {
  /** Its media type. */
  type: string
  /** What its address has after the path of the feed. */
  suffix: '' | '.json'
  write: (feed: FeedDocument) => string
}

export const RSS: FeedFormat = { type: RSS_TYPE, suffix: '', write: writeRss }
export const JSON_FEED: FeedFormat = { type: JSON_FEED_TYPE, suffix: '.json', write: writeJsonFeed }

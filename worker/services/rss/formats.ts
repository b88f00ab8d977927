import { FEED_SUFFIXES } from '../../../schema/routes/feed-forms'
import { ATOM_TYPE, writeAtom } from './atom'
import type { FeedDocument } from './document'
import { JSON_FEED_TYPE, writeJsonFeed } from './json-feed'
import { RSS_TYPE, writeRss } from './rss'

/** A form that a feed is served in. */
export interface FeedFormat {
  /** Its media type. */
  type: string
  /** What its address has after the path of the feed. */
  suffix: string
  write: (feed: FeedDocument) => string
}

export const RSS: FeedFormat = { type: RSS_TYPE, suffix: '', write: writeRss }
export const JSON_FEED: FeedFormat = {
  type: JSON_FEED_TYPE,
  suffix: FEED_SUFFIXES.Json,
  write: writeJsonFeed,
}
export const ATOM: FeedFormat = { type: ATOM_TYPE, suffix: FEED_SUFFIXES.Atom, write: writeAtom }

/** All forms of a feed. */
export const FORMATS = [RSS, JSON_FEED, ATOM]

import type { FEED_SUFFIXES } from '../../../schema/routes/feed-forms'
import type { RouteName } from '../../../schema/routes/index'
import { ATOM, type FeedFormat, JSON_FEED, RSS } from '../../services/rss/formats'
import type { FindFeed } from '../../services/rss/source'
import { catalogFeed } from '../../services/rss/sources/catalog'
import {
  collectionFeed,
  collectionNewsFeed,
  collectionNewsTaggedFeed,
  collectionTaggedFeed,
} from '../../services/rss/sources/collection'
import { latestFeed } from '../../services/rss/sources/latest'
import { postResponsesFeed } from '../../services/rss/sources/post-responses'
import { flipboardFeed, tagFeed, topicFeed } from '../../services/rss/sources/tag'
import { userFeed, userRecommendedFeed } from '../../services/rss/sources/user'
import type { Endpoint } from '../endpoint'
import { privateFeedEndpoint } from './private-feed'
import { rssEndpoint } from './rss-endpoint'

const FEEDS = {
  LatestFeed: latestFeed,
  CollectionFeed: collectionFeed,
  UserFeed: userFeed,
  UserRecommendedFeed: userRecommendedFeed,
  TagFeed: tagFeed,
  PostResponsesFeed: postResponsesFeed,
  CatalogFeed: catalogFeed,
  CollectionNewsFeed: collectionNewsFeed,
  CollectionTaggedFeed: collectionTaggedFeed,
  CollectionNewsTaggedFeed: collectionNewsTaggedFeed,
  TopicFeed: topicFeed,
  FlipboardFeed: flipboardFeed,
} as const satisfies Partial<Record<RouteName, FindFeed>>

/** Every feed in one of its forms, by the names of its routes. */
const inForm = (end: '' | keyof typeof FEED_SUFFIXES, format: FeedFormat): Record<string, Endpoint> =>
  Object.fromEntries(Object.entries(FEEDS).map(([name, find]) => [name + end, rssEndpoint(find, format)]))

/** Rule: docs/rules/feeds.md, "Which feeds there are". */
export const rssEndpoints: Partial<Record<RouteName, Endpoint>> = {
  PrivateFeed: privateFeedEndpoint,
  ...inForm('', RSS),
  ...inForm('Json', JSON_FEED),
  ...inForm('Atom', ATOM),
}

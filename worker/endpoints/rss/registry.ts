import type { RouteName } from '../../../schema/routes/index'
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

/** Rule: docs/rules/feeds.md, "Which feeds there are". */
export const rssEndpoints: Partial<Record<RouteName, Endpoint>> = {
  LatestFeed: rssEndpoint(latestFeed),
  PrivateFeed: privateFeedEndpoint,
  CollectionFeed: rssEndpoint(collectionFeed),
  UserFeed: rssEndpoint(userFeed),
  UserRecommendedFeed: rssEndpoint(userRecommendedFeed),
  TagFeed: rssEndpoint(tagFeed),
  PostResponsesFeed: rssEndpoint(postResponsesFeed),
  CatalogFeed: rssEndpoint(catalogFeed),
  CollectionNewsFeed: rssEndpoint(collectionNewsFeed),
  CollectionTaggedFeed: rssEndpoint(collectionTaggedFeed),
  CollectionNewsTaggedFeed: rssEndpoint(collectionNewsTaggedFeed),
  TopicFeed: rssEndpoint(topicFeed),
  FlipboardFeed: rssEndpoint(flipboardFeed),
}

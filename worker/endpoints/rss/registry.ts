import type { RouteName } from '../../../schema/routes/index'
import { JSON_FEED } from '../../services/rss/formats'
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
  PrivateFeed: privateFeedEndpoint,
  LatestFeed: rssEndpoint(latestFeed),
  LatestFeedJson: rssEndpoint(latestFeed, JSON_FEED),
  CollectionFeed: rssEndpoint(collectionFeed),
  CollectionFeedJson: rssEndpoint(collectionFeed, JSON_FEED),
  UserFeed: rssEndpoint(userFeed),
  UserFeedJson: rssEndpoint(userFeed, JSON_FEED),
  UserRecommendedFeed: rssEndpoint(userRecommendedFeed),
  UserRecommendedFeedJson: rssEndpoint(userRecommendedFeed, JSON_FEED),
  TagFeed: rssEndpoint(tagFeed),
  TagFeedJson: rssEndpoint(tagFeed, JSON_FEED),
  PostResponsesFeed: rssEndpoint(postResponsesFeed),
  PostResponsesFeedJson: rssEndpoint(postResponsesFeed, JSON_FEED),
  CatalogFeed: rssEndpoint(catalogFeed),
  CatalogFeedJson: rssEndpoint(catalogFeed, JSON_FEED),
  CollectionNewsFeed: rssEndpoint(collectionNewsFeed),
  CollectionNewsFeedJson: rssEndpoint(collectionNewsFeed, JSON_FEED),
  CollectionTaggedFeed: rssEndpoint(collectionTaggedFeed),
  CollectionTaggedFeedJson: rssEndpoint(collectionTaggedFeed, JSON_FEED),
  CollectionNewsTaggedFeed: rssEndpoint(collectionNewsTaggedFeed),
  CollectionNewsTaggedFeedJson: rssEndpoint(collectionNewsTaggedFeed, JSON_FEED),
  TopicFeed: rssEndpoint(topicFeed),
  TopicFeedJson: rssEndpoint(topicFeed, JSON_FEED),
  FlipboardFeed: rssEndpoint(flipboardFeed),
  FlipboardFeedJson: rssEndpoint(flipboardFeed, JSON_FEED),
}

import type { RouteName } from '../../../schema/routes/index'
import { catalogFeed } from '../../services/feeds/sources/catalog'
import {
  collectionFeed,
  collectionNewsFeed,
  collectionNewsTaggedFeed,
  collectionTaggedFeed,
} from '../../services/feeds/sources/collection'
import { latestFeed } from '../../services/feeds/sources/latest'
import { postResponsesFeed } from '../../services/feeds/sources/post-responses'
import { flipboardFeed, tagFeed, topicFeed } from '../../services/feeds/sources/tag'
import { userFeed, userRecommendedFeed } from '../../services/feeds/sources/user'
import type { Endpoint } from '../endpoint'
import { feedEndpoint } from './feed-endpoint'
import { privateFeedEndpoint } from './private-feed'

/** Rule: docs/rules/feeds.md, "Which feeds there are". */
export const feedEndpoints: Partial<Record<RouteName, Endpoint>> = {
  LatestFeed: feedEndpoint(latestFeed),
  PrivateFeed: privateFeedEndpoint,
  CollectionFeed: feedEndpoint(collectionFeed),
  UserFeed: feedEndpoint(userFeed),
  UserRecommendedFeed: feedEndpoint(userRecommendedFeed),
  TagFeed: feedEndpoint(tagFeed),
  PostResponsesFeed: feedEndpoint(postResponsesFeed),
  CatalogFeed: feedEndpoint(catalogFeed),
  CollectionNewsFeed: feedEndpoint(collectionNewsFeed),
  CollectionTaggedFeed: feedEndpoint(collectionTaggedFeed),
  CollectionNewsTaggedFeed: feedEndpoint(collectionNewsTaggedFeed),
  TopicFeed: feedEndpoint(topicFeed),
  FlipboardFeed: feedEndpoint(flipboardFeed),
}

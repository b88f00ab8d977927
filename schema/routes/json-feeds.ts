/**
 * Feeds as JSON Feed: each at the address of its RSS, followed by `.json`. Rules: docs/rules/routes.md,
 * docs/rules/feeds.md, "JSON Feed".
 */
import type { RouteArea } from './types'

export const jsonFeeds = {
  LatestFeedJson: {
    path: '/feed/latest.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'posts'],
  },
  CollectionFeedJson: {
    path: '/feed/{collectionSlug}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  UserFeedJson: {
    path: '/feed/@{username}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'profiles'],
  },
  UserRecommendedFeedJson: {
    path: '/feed/@{username}/has-recommended.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'profiles'],
  },
  TagFeedJson: {
    path: '/feed/tag/{tagSlug}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'tags'],
  },
  PostResponsesFeedJson: {
    path: '/feed/p/{postId}/responses.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'posts'],
  },
  CatalogFeedJson: {
    path: '/feed/collections/{catalogSlug}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'profiles'],
  },
  CollectionNewsFeedJson: {
    path: '/feed/{collectionSlug}/news.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  CollectionTaggedFeedJson: {
    path: '/feed/{collectionSlug}/tagged/{tagSlug}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  CollectionNewsTaggedFeedJson: {
    path: '/feed/{collectionSlug}/news/tagged/{tagSlug}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  TopicFeedJson: {
    path: '/feed/topic/{slugOfTag}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'tags'],
  },
  FlipboardFeedJson: {
    path: '/feed/flipboard/{slugOfTag}.json',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'tags'],
  },
} as const satisfies RouteArea

/** Feeds, and their old addresses. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'

export const feeds = {
  LatestFeed: {
    path: '/feed/latest',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'posts'],
  },
  CollectionFeed: {
    path: '/feed/{collectionSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  UserFeed: {
    path: '/feed/@{username}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'profiles'],
  },
  UserRecommendedFeed: {
    path: '/feed/@{username}/has-recommended',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'profiles'],
  },
  TagFeed: {
    path: '/feed/tag/{tagSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'tags'],
  },
  CatalogFeed: {
    path: '/feed/collections/{catalogSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'profiles'],
  },
  CollectionNewsFeed: {
    path: '/feed/{collectionSlug}/news',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  CollectionTaggedFeed: {
    path: '/feed/{collectionSlug}/tagged/{tagSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  CollectionNewsTaggedFeed: {
    path: '/feed/{collectionSlug}/news/tagged/{tagSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'publications'],
  },
  TopicFeed: {
    path: '/feed/topic/{topicSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'tags'],
  },
  FlipboardFeed: {
    path: '/feed/flipboard/{topicSlug}',
    kind: 'feed',
    who: 'any',
    query: ['after'],
    cacheGroups: ['feeds', 'tags'],
  },
  CollectionFeedLegacy: {
    path: '/{collectionSlug}/feed',
    kind: 'redirect',
    who: 'any',
    redirect: { to: 'CollectionFeed', status: 301 },
  },
  CollectionTaggedFeedLegacy: {
    path: '/{collectionSlug}/feed/tagged/{tagSlug}',
    kind: 'redirect',
    who: 'any',
    redirect: { to: 'CollectionTaggedFeed', status: 301 },
  },
} as const satisfies RouteArea

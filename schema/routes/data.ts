/** Data and frames that pages request. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'

export const data = {
  CollectionLoadMore: {
    path: '/{collectionSlug}/load-more',
    kind: 'json',
    who: 'any',
    query: ['after'],
    reads: ['orderBy', 'topic'],
  },
  StatsRange: { path: '/stats/{postId}/{startTimeMs}/{endTimeMs}', kind: 'json', who: 'author' },
  ShowMedia: {
    path: '/media/{mediaResourceId}',
    kind: 'page',
    who: 'any',
    page: 'embed-media',
    everywhere: true,
  },
  ShowMediaHref: {
    path: '/media/{mediaResourceId}/href',
    kind: 'redirect',
    who: 'any',
    redirect: { to: 'dynamic', status: 302 },
    everywhere: true,
  },
  Embed: { path: '/embed', kind: 'page', who: 'any', page: 'embed-media', reads: ['q'], everywhere: true },
  NewsletterPosts: {
    path: '/_api/newsletters/{newsletterV3Id}/posts',
    kind: 'json',
    who: 'any',
    query: ['after'],
    everywhere: true,
  },
} as const satisfies RouteArea

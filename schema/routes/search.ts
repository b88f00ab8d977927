/** Search across the site and within a publication. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'
import { SEARCH_CATEGORIES } from './values'

export const search = {
  Search: {
    path: '/search',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'author', 'order', 'period'],
    reads: ['q'],
  },
  SearchUsers: {
    path: '/search/users',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'author'],
    reads: ['q'],
  },
  SearchPublications: {
    path: '/search/publications',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'author'],
    reads: ['q'],
  },
  SearchTags: {
    path: '/search/tags',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'author'],
    reads: ['q'],
  },
  SearchPosts: {
    path: '/search/posts',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'author', 'order', 'period'],
    reads: ['q'],
  },
  SearchLists: {
    path: '/search/lists',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'author'],
    reads: ['q'],
  },
  SearchCollection: {
    path: '/{collectionSlug}/search',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'order', 'period'],
    reads: ['q'],
  },
  SearchCollectionCategory: {
    path: '/{collectionSlug}/search/{category}',
    kind: 'page',
    who: 'any',
    page: 'search',
    query: ['after', 'order', 'period'],
    reads: ['q'],
    values: { category: SEARCH_CATEGORIES },
  },
} as const satisfies RouteArea

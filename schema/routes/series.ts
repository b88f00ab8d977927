/** Series, sequences and the library of collections. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'
import { SHARE_CHANNELS, SHARE_SPELLINGS } from './values'

export const series = {
  ShowSeries: {
    path: '/series/{postId}',
    kind: 'page',
    who: 'any',
    page: 'series',
    cacheGroups: ['posts'],
    query: ['after'],
  },
  ShowSequence: {
    path: '/s/{sequenceSlug}',
    kind: 'page',
    who: 'any',
    page: 'series',
    cacheGroups: ['posts'],
    query: ['after'],
  },
  ShowSequencePost: {
    path: '/s/{sequenceSlug}/{postId}',
    kind: 'page',
    who: 'any',
    page: 'post',
    cacheGroups: ['posts'],
  },
  EditSequence: { path: '/s/{sequenceSlug}/edit', kind: 'page', who: 'author', page: 'series-edit' },
  NewSequence: { path: '/s/new', kind: 'page', who: 'user', page: 'series-edit' },
  ShareSequence: {
    path: '/s/{sequenceSlug}/share/{channel}',
    kind: 'redirect',
    who: 'any',
    redirect: { to: 'dynamic', status: 302 },
    values: { channel: [...SHARE_CHANNELS, ...SHARE_SPELLINGS] },
  },
  ShowCollectionsLibrary: {
    path: '/collections',
    kind: 'page',
    who: 'any',
    page: 'collections-library',
    cacheGroups: ['posts'],
    query: ['after'],
  },
  ShowCollectionsLibraryCatalog: {
    path: '/collections/{catalogSlug}',
    kind: 'page',
    who: 'any',
    page: 'collections-library',
    cacheGroups: ['posts'],
    query: ['after'],
  },
} as const satisfies RouteArea

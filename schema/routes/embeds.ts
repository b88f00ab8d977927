/** What other sites show of ours, and what tells them how. Rules: docs/rules/routes.md, docs/rules/embedding.md. */
import type { RouteArea } from './types'
import { BADGES } from './values'

export const embeds = {
  OEmbed: {
    path: '/oembed',
    kind: 'json',
    who: 'any',
    query: ['url', 'format', 'maxwidth', 'maxheight'],
    cacheGroups: ['posts', 'profiles', 'publications'],
  },
  EmbedPost: {
    path: '/embed/p/{postId}',
    kind: 'page',
    who: 'any',
    page: 'embed-post',
    cacheGroups: ['posts'],
  },
  EmbedScript: { path: '/embed.js', kind: 'asset', who: 'any' },
  Badge: { path: '/embed/{badge}.svg', kind: 'asset', who: 'any', values: { badge: BADGES } },
} as const satisfies RouteArea

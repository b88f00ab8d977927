/**
 * Files that browsers, apps and search engines request by fixed names, and images. Rules:
 * docs/rules/routes.md.
 */
import type { RouteArea } from './types'

export const assets = {
  Manifest: { path: '/manifest.json', kind: 'asset', who: 'any', everywhere: true },
  AppleAppSite: {
    path: '/.well-known/apple-app-site-association',
    kind: 'asset',
    who: 'any',
    everywhere: true,
  },
  AndroidAssetLinks: { path: '/.well-known/assetlinks.json', kind: 'asset', who: 'any', everywhere: true },
  SecurityTxt: { path: '/.well-known/security.txt', kind: 'asset', who: 'any', everywhere: true },
  OauthServer: { path: '/.well-known/oauth-authorization-server', kind: 'asset', who: 'any' },
  OauthResource: { path: '/.well-known/oauth-protected-resource', kind: 'asset', who: 'any' },
  OauthMcpResource: { path: '/.well-known/oauth-protected-resource/mcp', kind: 'asset', who: 'any' },
  OpenSearch: { path: '/osd.xml', kind: 'asset', who: 'any', everywhere: true },
  Favicon: { path: '/favicon.ico', kind: 'asset', who: 'any', everywhere: true },
  Sitemap: { path: '/sitemap/sitemap.xml', kind: 'asset', who: 'any', everywhere: true },
  Robots: { path: '/robots.txt', kind: 'asset', who: 'any', everywhere: true },
  ShowImage: { path: '/_/image/{options}/{imageId}', kind: 'asset', who: 'any', everywhere: true },
  ShowFile: { path: '/_/file/{fileId}', kind: 'asset', who: 'any', everywhere: true },
  ShowCollectionStyleSheet: {
    path: '/_/styles/{collectionId}/{hash}.css',
    kind: 'asset',
    who: 'any',
    everywhere: true,
  },
  SitemapPart: { path: '/sitemap/{name}.xml', kind: 'asset', who: 'any', everywhere: true },
} as const satisfies RouteArea

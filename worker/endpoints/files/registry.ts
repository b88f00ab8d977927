import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { androidAssetLinks, appleAppSite } from './app-links'
import { favicon } from './favicon'
import { manifest } from './manifest'
import { openSearch } from './open-search'
import { robots } from './robots'
import { securityTxt } from './security-txt'
import { sitemapFile, sitemapIndex } from './sitemap'
import { transparencyTable } from './transparency-table'

/** Files with fixed names. Rule: docs/rules/feeds.md, "Files". */
export const fileEndpoints: Partial<Record<RouteName, Endpoint>> = {
  Manifest: manifest,
  AppleAppSite: appleAppSite,
  AndroidAssetLinks: androidAssetLinks,
  OpenSearch: openSearch,
  Favicon: favicon,
  Robots: robots,
  SecurityTxt: securityTxt,
  Sitemap: sitemapIndex,
  SitemapPart: sitemapFile,
  TransparencyTable: transparencyTable,
}

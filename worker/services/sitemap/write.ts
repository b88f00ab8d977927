import { linkTo } from '../../../schema/routes/links'
import { element, xmlDocument } from '../rss/xml'
import type { SitemapEntry } from './entries'

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** A sitemap as XML. */
export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  xmlDocument(
    element(
      'urlset',
      NAMESPACE,
      entries.map(({ url, modifiedAt }) =>
        element(
          'url',
          {},
          element('loc', {}, url),
          modifiedAt === null ? null : element('lastmod', {}, new Date(modifiedAt).toISOString()),
        ),
      ),
    ),
  )

/** The list of all sitemaps as XML. */
export const writeSitemapIndex = (origin: string, names: readonly string[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      NAMESPACE,
      names.map((name) =>
        element('sitemap', {}, element('loc', {}, origin + linkTo('SitemapPart', { name }))),
      ),
    ),
  )

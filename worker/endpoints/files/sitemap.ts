import { sitemapEntries } from '../../services/sitemap/entries'
import { sitemapNames, sitemapPart } from '../../services/sitemap/parts'
import { writeSitemap, writeSitemapIndex } from '../../services/sitemap/write'
import type { Endpoint } from '../endpoint'
import { answer } from './answer'
import { FILE_MAX_AGE } from './json'

const OPTIONS = { type: 'application/xml; charset=utf-8', maxAge: FILE_MAX_AGE }

/** The list of all sitemaps. Rule: docs/rules/feeds.md, "Sitemaps". */
export const sitemapIndex: Endpoint = async ({ request, origin, reader }) =>
  answer(request, writeSitemapIndex(origin, await sitemapNames(reader.db)), OPTIONS)

/** One of them; nothing if it would list no address. */
export const sitemapFile: Endpoint = async ({ request, params, origin, reader }) => {
  const part = sitemapPart(params.name ?? '')
  const entries = part ? await sitemapEntries(reader.db, origin, part) : []
  return entries.length > 0 ? answer(request, writeSitemap(entries), OPTIONS) : undefined
}

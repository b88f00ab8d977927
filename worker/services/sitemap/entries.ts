import { linkTo } from '../../../schema/routes/links'
import type { Database } from '../../data/database'
import * as sitemap from '../../data/sitemap/queries'
import { addressOf, homeOfCollection } from '../post/address'
import { SITEMAP_SIZE, type SitemapPart } from './parts'

/** An address of a sitemap. */
export interface SitemapEntry {
  url: string
  /** Milliseconds since 1970 UTC. */
  modifiedAt: number | null
}

/** Pages that exist without any content from users. */
const STATIC = [
  linkTo('Home'),
  linkTo('ShowTopStories'),
  linkTo('ExploreTopics'),
  linkTo('ShowCollectionsLibrary'),
]

const NAMED = {
  users: {
    entries: sitemap.userEntries,
    url: ({ name: username }: sitemap.NamedEntry, origin: string) =>
      origin + linkTo('ShowUser', { username }),
  },
  publications: {
    entries: sitemap.collectionEntries,
    url: ({ name: slug, domain = null }: sitemap.NamedEntry, origin: string) =>
      homeOfCollection({ slug, domain }, origin),
  },
  series: {
    entries: sitemap.sequenceEntries,
    url: ({ name: sequenceSlug }: sitemap.NamedEntry, origin: string) =>
      origin + linkTo('ShowSequence', { sequenceSlug }),
  },
  tags: {
    entries: sitemap.tagEntries,
    url: ({ name: tagSlug }: sitemap.NamedEntry, origin: string) => origin + linkTo('ShowTag', { tagSlug }),
  },
}

/** The entries of a sitemap. One round trip at most. */
export async function sitemapEntries(
  db: Database,
  origin: string,
  part: SitemapPart,
  size = SITEMAP_SIZE,
): Promise<SitemapEntry[]> {
  if (part.kind === 'static') return STATIC.map((path) => ({ url: origin + path, modifiedAt: null }))
  if (part.kind === 'posts') {
    const [at, id] = part.from
    const posts = await db.all(sitemap.postEntries, at, id, part.period.until, size)
    return posts.map((post) => ({ url: postAddress(post, origin), modifiedAt: post.modifiedAt }))
  }
  const { entries, url } = NAMED[part.kind]
  const rows = await db.all(entries, part.start, size)
  return rows.map((row) => ({ url: url(row, origin), modifiedAt: row.modifiedAt }))
}

function postAddress({ collectionSlug, domain, username, slug, id }: sitemap.PostEntry, origin: string) {
  return addressOf({ slug, id }, collectionSlug ? { slug: collectionSlug, domain } : username, origin)
}

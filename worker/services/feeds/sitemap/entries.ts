import { linkTo } from '../../../../schema/routes/links'
import { postSegment } from '../../../../schema/rules/slug'
import type { Database } from '../../../data/database'
import * as sitemap from '../../../data/feeds/sitemap'
import { SITEMAP_SIZE, type SitemapPart } from './parts'

/** An address of a sitemap. */
export interface SitemapEntry {
  /** Of the main host. */
  path: string
  /** Milliseconds since 1970 UTC. */
  modifiedAt: number | null
}

/** Pages that are there without anybody writing. */
const STATIC = [
  linkTo('Home'),
  linkTo('ShowTopStories'),
  linkTo('ExploreTopics'),
  linkTo('ShowCollectionsLibrary'),
]

const NAMED = {
  users: { entries: sitemap.userEntries, path: (username: string) => linkTo('ShowUser', { username }) },
  publications: {
    entries: sitemap.collectionEntries,
    path: (collectionSlug: string) => linkTo('ShowCollection', { collectionSlug }),
  },
  tags: { entries: sitemap.tagEntries, path: (tagSlug: string) => linkTo('ShowTag', { tagSlug }) },
}

/** What a sitemap lists. One round trip at most. */
export async function sitemapEntries(
  db: Database,
  part: SitemapPart,
  size = SITEMAP_SIZE,
): Promise<SitemapEntry[]> {
  if (part.kind === 'static') return STATIC.map((path) => ({ path, modifiedAt: null }))
  if (part.kind === 'posts') {
    const [at, id] = part.from
    const posts = await db.all(sitemap.postEntries, at, id, part.period.until, size)
    return posts.map((post) => ({ path: postPath(post), modifiedAt: post.modifiedAt }))
  }
  const { entries, path } = NAMED[part.kind]
  const rows = await db.all(entries, part.start, size)
  return rows.map(({ name, modifiedAt }) => ({ path: path(name), modifiedAt }))
}

function postPath({ collectionSlug, username, slug, id }: sitemap.PostEntry): string {
  const postId = postSegment(slug, id)
  return collectionSlug
    ? linkTo('ShowCollectionPost', { collectionSlug, postId })
    : linkTo('ShowUserPost', { username, postId })
}

import { viewerWording } from '../../../schema/wording/viewer'
import { tagsBySlugs } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'
import * as follows from '../../data/viewer/tag-follows'
import type { Identity } from '../identity/identity'
import { type Key, type Paging, readPage } from '../paging'

/** So many topics can be followed at once. */
export const MAX_TAGS_AT_ONCE = 50

/** What became of it. */
export type FollowTagsOutcome =
  | { outcome: 'done'; tags: Tag[] }
  | { outcome: 'BadRequest' | 'NotFound'; message: string }

/**
 * Follows topics beside those that are followed already: all that are named, or none when one of them isn't there.
 * Following twice is once. The topics' pages say how many follow them, and are purged.
 */
export async function followTags(
  { db, clock, purger }: Pick<Identity, 'db' | 'clock' | 'purger'>,
  userId: string,
  tagSlugs: readonly string[],
): Promise<FollowTagsOutcome> {
  const slugs = [...new Set(tagSlugs.map((slug) => slug.toLowerCase()))]
  if (slugs.length === 0) return { outcome: 'BadRequest', message: viewerWording.topics.none }
  if (slugs.length > MAX_TAGS_AT_ONCE) {
    return { outcome: 'BadRequest', message: viewerWording.topics.tooMany(MAX_TAGS_AT_ONCE) }
  }
  const list = JSON.stringify(slugs)
  const tags = await db.all(tagsBySlugs, list)
  if (tags.length < slugs.length) return { outcome: 'NotFound', message: viewerWording.topics.notFound }
  const now = clock.now()
  await db.write([
    ...follows.followTags(userId, list, now),
    ...purger.statements(slugs.map(purger.names.topic), { now }),
  ])
  purger.request()
  return { outcome: 'done', tags: await db.all(tagsBySlugs, list) }
}

/** Topics that a person follows, newest first. */
export const followedTags = ({ db }: Pick<Identity, 'db'>, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, slug], limit) => db.all(follows.followedTags, userId, key, slug, limit),
    (tag): Key => [tag.followedAt, tag.slug],
  )

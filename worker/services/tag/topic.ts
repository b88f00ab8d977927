import type { Database } from '../../data/database'
import type { Reader } from '../../data/reader'
import { seenStoryOfTag } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'

/**
 * Whether readers may know a tag as a topic: a story that can be seen has it, or staff has chosen it. A tag that
 * only drafts carry doesn't count. Rule: docs/rules/ranking.md, "Topics".
 */
export const isTopic = async (db: Pick<Database, 'first'>, tag: Tag): Promise<boolean> =>
  tag.postCount > 0 ||
  tag.isFeatured === 1 ||
  // Unlisted stories aren't counted, but still link here.
  (await db.first(seenStoryOfTag, tag.slug)) !== undefined

/** The topic of a slug, as readers know it. */
export async function findTopic(reader: Pick<Reader, 'tags' | 'db'>, slug: string): Promise<Tag | undefined> {
  const tag = await reader.tags.load(slug.toLowerCase())
  return tag && (await isTopic(reader.db, tag)) ? tag : undefined
}

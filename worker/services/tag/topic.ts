import type { Database } from '../../data/database'
import type { Reader } from '../../data/reader'
import { seenStoryOfTag } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'

/**
 * Whether readers may know a tag as a topic: a story that can be seen has it, or staff has chosen it. A tag that
 * only drafts carry doesn't count, nor does one that staff has hidden. Rule: docs/rules/ranking.md, "Topics".
 */
export const isTopic = async (db: Pick<Database, 'first'>, tag: Tag): Promise<boolean> =>
  tag.isHidden === 0 &&
  (tag.postCount > 0 ||
    tag.isFeatured === 1 ||
    // Unlisted stories aren't counted, but still link here.
    (await db.first(seenStoryOfTag, tag.slug)) !== undefined)

/** The topic of a slug, as readers know it: of one that was merged, the one that it has become part of. */
export async function findTopic(reader: Pick<Reader, 'tags' | 'db'>, slug: string): Promise<Tag | undefined> {
  const named = await reader.tags.load(slug.toLowerCase())
  const tag = named?.mergedInto ? await reader.tags.load(named.mergedInto) : named
  return tag && (await isTopic(reader.db, tag)) ? tag : undefined
}

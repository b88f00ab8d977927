import type { Reader } from '../../data/reader'
import { seenStoryOfTag } from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'

/**
 * The topic of a slug, as readers know it: a tag of a story that can be seen, or one that staff has chosen. A
 * tag that only drafts carry doesn't count. Rule: docs/rules/ranking.md, "Topics".
 */
export async function findTopic(reader: Pick<Reader, 'tags' | 'db'>, slug: string): Promise<Tag | undefined> {
  const tag = await reader.tags.load(slug.toLowerCase())
  if (!tag || tag.postCount > 0 || tag.isFeatured === 1) return tag
  // Unlisted stories aren't counted, but still link here.
  return (await reader.db.first(seenStoryOfTag, tag.slug)) && tag
}

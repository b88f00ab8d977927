import type { Reader } from '../../data/reader'
import type { Tag } from '../../data/tag/rows'

/**
 * The topic of a slug, as readers know it: a tag that a listed story carries, or that staff has chosen. One that
 * stands on drafts alone is nothing yet. Rule: docs/rules/ranking.md, "Topics".
 */
export async function findTopic(reader: Pick<Reader, 'tags'>, slug: string): Promise<Tag | undefined> {
  const tag = await reader.tags.load(slug.toLowerCase())
  return tag && (tag.postCount > 0 || tag.isFeatured === 1) ? tag : undefined
}

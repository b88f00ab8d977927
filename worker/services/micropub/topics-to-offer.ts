import { slugOfTag } from '../../../schema/rules/tag-slug'
import type { Database } from '../../data/database'
import { topTags } from '../tag/lists'

/** Names of the topics that most stories have, or of those among them that begin like a word. */
export async function topicsToOffer(db: Database, filter: string): Promise<string[]> {
  const { items } = await topTags(db, { limit: 50 })
  const beginning = slugOfTag(filter)
  return items.filter(({ slug }) => slug.startsWith(beginning)).map(({ name }) => name)
}

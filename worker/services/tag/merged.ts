import type { Tag } from '../../data/tag/rows'
import type { TagName } from '../../data/tag/writes'

/**
 * The tags of a story, each once, with those in place that others have become part of. Rule: docs/rules/moderation.md,
 * "Topics".
 *
 * @param known the tags among them that exist, which a save has read anyway.
 */
export function unmergedTags(tags: readonly TagName[], known: readonly Tag[]): readonly TagName[] {
  const into = new Map(known.map(({ slug, mergedInto }) => [slug, mergedInto]))
  if (known.every(({ mergedInto }) => mergedInto === null)) return tags
  const all = tags.map((tag) => ({ ...tag, slug: into.get(tag.slug) ?? tag.slug }))
  return all.filter(({ slug }, at) => all.findIndex((other) => other.slug === slug) === at)
}

import { slugOfTag } from '../../../../schema/rules/tag-slug'

/** Names between commas. */
export const topicsIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The names that aren't among the chosen ones yet, however they are written there, each once. */
export function newTopics(chosen: readonly string[], names: readonly string[]): string[] {
  const known = new Set(chosen.map(slugOfTag))
  return names.filter((name) => {
    const slug = slugOfTag(name)
    return known.has(slug) ? false : known.add(slug)
  })
}

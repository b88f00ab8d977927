import { slugOfTag } from '../../../../schema/rules/tag-slug'

/** Names between commas. */
export const topicsIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The name that is being typed: what follows the last comma. */
export const typedTopic = (text: string): string => text.slice(text.lastIndexOf(',') + 1).trim()

/** The text with a topic in place of what is being typed, ready for another one. */
export const withTopic = (text: string, name: string): string =>
  `${[...topicsIn(text.slice(0, text.lastIndexOf(',') + 1)), name].join(', ')}, `

/** The names that a text doesn't have yet, however they are written there. */
export function newTopics(text: string, names: readonly string[]): string[] {
  const chosen = new Set(topicsIn(text).map(slugOfTag))
  return names.filter((name) => !chosen.has(slugOfTag(name)))
}

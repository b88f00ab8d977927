/*
 * What cuts texts in one pass. A pattern that is anchored at the end alone, such as `/\.+$/`, is tried from every
 * position, which takes quadratic time. Rule: docs/rules/security.md, "Work that one input can make".
 */

/** The text up to the first match of a pattern, which matches single characters. */
export function beforeFirst(text: string, pattern: RegExp): string {
  const i = text.search(pattern)
  return i === -1 ? text : text.slice(0, i)
}

/** An address without its query and fragment. */
export const withoutQuery = (address: string): string => beforeFirst(address, /[?#]/)

/** The text without the characters at its end that match. @param pattern matches single characters. */
export function withoutEnd(text: string, pattern: RegExp): string {
  const characters = [...text]
  while (characters.length > 0 && pattern.test(characters.at(-1) ?? '')) characters.pop()
  return characters.join('')
}

/** The text without the characters at both ends that match. @param pattern matches single characters. */
export function withoutEnds(text: string, pattern: RegExp): string {
  const characters = [...withoutEnd(text, pattern)]
  const first = characters.findIndex((character) => !pattern.test(character))
  return characters.slice(Math.max(first, 0)).join('')
}

const encoder = new TextEncoder()
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many bytes a text has in UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length

/** The beginning of a text that has at most so many bytes in UTF-8, cut at the end of a character as people see them. */
export function withinBytes(text: string, most: number): string {
  if (text.length * 3 <= most) return text
  let bytes = 0
  for (const { segment, index } of characters.segment(text)) {
    bytes += bytesOf(segment)
    if (bytes > most) return text.slice(0, index)
  }
  return text
}

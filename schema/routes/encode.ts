/** Text in addresses. Rule: docs/rules/routes.md, "Links". */

/** The text with each lone surrogate replaced by U+FFFD, so that it can be encoded. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Characters that are never encoded, and that nearly every slug, name and id consists of. */
const PLAIN = /^[\w.~@:,+-]*$/

/**
 * Encodes the text of one path segment: everything but letters, digits and characters that are safe in a
 * path.
 */
export function encodeSegment(text: string): string {
  if (PLAIN.test(text)) return text
  return encodeURIComponent(wellFormed(text))
    .replaceAll('%40', '@')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%2B', '+')
}

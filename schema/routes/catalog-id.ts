/** The last segment of a list's address. Rule: docs/rules/catalog.md, "Addresses". */
import { isSafe } from './post-id'

const ID = /^[0-9a-f]{12}$/
const ID_LENGTH = 12

/** `by-the-water-0123456789ab`. */
export const catalogSegment = ({ slug, id }: { slug: string; id: string }): string => `${slug}-${id}`

/** A list's id at the end of a segment, after a hyphen or alone; nothing if the segment has none. */
export function catalogIdOf(segment: string): string | undefined {
  if (!isSafe(segment)) return undefined
  const id = segment.slice(-ID_LENGTH)
  const before = segment.at(-ID_LENGTH - 1)
  return ID.test(id) && (before === undefined || before === '-') ? id : undefined
}

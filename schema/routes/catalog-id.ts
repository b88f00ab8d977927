/** The last segment of a list's address. Rule: docs/rules/catalog.md, "Addresses". */
import type { CatalogType } from '../rules/catalogs'
import { isSafe } from './post-id'

const ID = /^[0-9a-f]{12}$/
const ID_LENGTH = 12

const PREDEFINED = /^predefined:[0-9a-f]{12}:(?:reading-list|currently-reading|purchased)$/

/** The id of a list that a person has from the start. */
export const predefinedId = (userId: string, type: Exclude<CatalogType, 'list'>): string =>
  `predefined:${userId}:${type}`

/** Whether an id is that of a list that somebody has from the start. */
export const isPredefinedId = (id: string): boolean => PREDEFINED.test(id)

/** `by-the-water-0123456789ab`, or the slug alone of a list that everybody has. */
export const catalogSegment = ({ slug, id }: { slug: string; id: string }): string =>
  isPredefinedId(id) ? slug : slug === '' ? id : `${slug}-${id}`

/** A list's id at the end of a segment, after a hyphen or alone; nothing if the segment has none. */
export function catalogIdOf(segment: string): string | undefined {
  if (!isSafe(segment)) return undefined
  if (isPredefinedId(segment)) return segment
  const id = segment.slice(-ID_LENGTH)
  const before = segment.at(-ID_LENGTH - 1)
  return ID.test(id) && (before === undefined || before === '-') ? id : undefined
}

/** Paging by key. Rule: docs/rules/data.md, "Paging". */
import * as base64url from 'jose/base64url'
import { decodeCursor, type Key } from '../../schema/rules/cursor'

export { decodeCursor, type Key }

/** The default number of items on a list's page. */
const DEFAULT_PAGE = 10
/** The maximum number of items on a page. */
export const LARGEST_PAGE = 50

/** The last page number by which a list can be entered. */
export const LAST_NUMBERED_PAGE = 1000

/** The wanted part of a list; `to` is the cursor from the previous page. */
export interface Paging {
  limit?: number | null
  to?: string | null
  /** For lists that can be entered by number: counted from 1, instead of `to`. */
  page?: number | null | undefined
}

/** The start of a list that is read downwards, and of one that is read upwards. */
export const FROM_TOP: Key = [Number.MAX_SAFE_INTEGER, '~']
export const FROM_BOTTOM: Key = [Number.MIN_SAFE_INTEGER, '']

/** A page of a list, and how to request the next one. */
export interface PageOf<Item> {
  items: Item[]
  next: { limit: number; to: string } | null
}

/** An opaque cursor for a position. */
export const encodeCursor = ([value, id]: Key): string => base64url.encode(`${value}:${id}`)

/** A page's size, clamped to its limits. */
export const pageSize = (limit: number | null | undefined, otherwise = DEFAULT_PAGE): number =>
  Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(limit ?? otherwise)))

/** What a list leaves out, because the page shows it elsewhere. */
export interface LeftOut {
  ids: Promise<ReadonlySet<string>>
  /** How many there are at most. So many more are read, so that a page doesn't come out short. */
  most: number
}

const NOTHING: LeftOut = { ids: Promise.resolve(new Set()), most: 0 }

/**
 * Reads one page. An invalid cursor starts from the beginning, and a limit is clamped: code that has to
 * refuse these checks first.
 *
 * @param read returns up to `limit` items after the position, skipping `skip` of them. Only a list that can
 * be entered by number is ever asked to skip any, because skipping takes time.
 * @param keyOf returns an item's position, whose second part is its id.
 */
export async function readPage<Item>(
  paging: Paging | null | undefined,
  read: (after: Key, limit: number, skip: number) => Promise<Item[]>,
  keyOf: (item: Item) => Key,
  start: Key = FROM_TOP,
  leftOut: LeftOut = NOTHING,
): Promise<PageOf<Item>> {
  const limit = pageSize(paging?.limit)
  const after = (paging?.to && decodeCursor(paging.to)) || start
  const page = Math.min(LAST_NUMBERED_PAGE, Math.max(1, paging?.page ?? 1))
  // One more than is shown tells whether there is a next page.
  const [rows, ids] = await Promise.all([
    read(after, limit + 1 + leftOut.most, (page - 1) * limit),
    leftOut.ids,
  ])
  const kept = rows.filter((row) => !ids.has(keyOf(row)[1]))
  const items = kept.slice(0, limit)
  const last = items.at(-1)
  return { items, next: kept.length > limit && last ? { limit, to: encodeCursor(keyOf(last)) } : null }
}

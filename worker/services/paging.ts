/** Paging by key. Rule: docs/rules/data.md, "Paging". */
import * as base64url from 'jose/base64url'
import { decodeCursor, type Key } from '../../schema/rules/cursor'

export { decodeCursor, type Key }

/** How many items a page of a list has unless it is asked for otherwise. */
export const DEFAULT_PAGE = 10
/** How many a page has at most. */
export const LARGEST_PAGE = 50

/** A list can be entered in its middle by the number of a page, up to this one. */
export const LAST_NUMBERED_PAGE = 1000

/** Which part of a list is wanted; `to` is the cursor that the page before it gave. */
export interface Paging {
  limit?: number | null
  to?: string | null
  /** For lists that can be entered by number: counted from 1, instead of `to`. */
  page?: number | null | undefined
}

/** Where a list starts that is read downwards, and one that is read upwards. */
export const FROM_TOP: Key = [Number.MAX_SAFE_INTEGER, '~']
export const FROM_BOTTOM: Key = [Number.MIN_SAFE_INTEGER, '']

/** A page of a list and how to ask for the one after it. */
export interface PageOf<Item> {
  items: Item[]
  next: { limit: number; to: string } | null
}

/** An opaque cursor for a position. */
export const encodeCursor = ([value, id]: Key): string => base64url.encode(`${value}:${id}`)

/** A page's size within its bounds. */
export const pageSize = (limit: number | null | undefined, otherwise = DEFAULT_PAGE): number =>
  Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(limit ?? otherwise)))

/**
 * Reads one page. A cursor that isn't one of ours starts from the beginning, and a limit is taken into its
 * bounds: whoever has to refuse such asks before.
 *
 * @param read gives up to `limit` items after the position, when `skip` of them are passed over. Only a list that can
 *   be entered by number is ever asked to pass any over: what has to be counted off costs time.
 * @param keyOf tells an item's position.
 */
export async function readPage<Item>(
  paging: Paging | null | undefined,
  read: (after: Key, limit: number, skip: number) => Promise<Item[]>,
  keyOf: (item: Item) => Key,
  start: Key = FROM_TOP,
): Promise<PageOf<Item>> {
  const limit = pageSize(paging?.limit)
  const after = (paging?.to && decodeCursor(paging.to)) || start
  const page = Math.min(LAST_NUMBERED_PAGE, Math.max(1, paging?.page ?? 1))
  // One more than is shown tells whether there is a next page.
  const found = await read(after, limit + 1, (page - 1) * limit)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: found.length > limit && last ? { limit, to: encodeCursor(keyOf(last)) } : null }
}

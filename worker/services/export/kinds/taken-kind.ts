import type { Cell } from '../../../../schema/rules/csv'
import type { Database } from '../../../data/database'
import type { Key } from '../../paging'

/** Somebody who downloads what they have of one kind. */
export interface Taker {
  db: Database
  userId: string
  /** Where they are: two capital letters, or null if nobody knows. */
  country: string | null
  username: string
  /** The main host's origin, for addresses. */
  origin: string
}

/** Something that can be downloaded by itself. */
export interface TakenKind<Item extends object> {
  /** All of it, a page at a time. */
  pages(taker: Taker): AsyncIterable<readonly Item[]>
  /** The names of the columns of a table, and how an item fills rows of it. */
  columns: readonly string[]
  rows(item: Item): readonly Readonly<Record<string, Cell>>[]
  /** An item in Markdown. @param before the item before it. */
  markdown(item: Item, before: Item | undefined): string
}

/** Reads pages by key until there are no more. */
export async function* pagesOf<Row>(
  read: (after: Key) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
  start: Key,
  size: number,
): AsyncGenerator<readonly Row[]> {
  let at = start
  for (;;) {
    const rows = await read(at)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    at = keyOf(last)
  }
}

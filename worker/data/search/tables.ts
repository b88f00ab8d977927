import { asc, type Column, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { collectionSearch, postSearch, tagSearch, userSearch } from '../../../schema/tables/search/entries'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { replaceFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { foreignQuery, select } from '../sql/query'
import { deleteFrom, type NewRow, write } from '../sql/write'

type Entry<T extends SQLiteTable> = NewRow<T> & { rowid: number }

/** Rows of the full-text tables. */
export type PostEntry = Entry<typeof postSearch>
export type UserEntry = Entry<typeof userSearch>
export type CollectionEntry = Entry<typeof collectionSearch>
export type TagEntry = Entry<typeof tagSearch>
export type SearchEntry = PostEntry | UserEntry | CollectionEntry | TagEntry

/** A full-text table: `rowid` numbers its rows, `key` is the id or slug of a row's subject. */
function searchTable<T extends SQLiteTable & { rowid: SQLiteColumn }>(
  name: string,
  table: T,
  key: SQLiteColumn,
) {
  const columns: Record<string, Column> = getTableColumns(table)
  return {
    table,
    key,
    /** A row as an element of the list that `put` takes. */
    member: (entry: Partial<Record<string, unknown>>) =>
      JSON.stringify(
        Object.entries(columns).map(([field, column]) => column.mapToDriverValue(entry[field] ?? null)),
      ),
    put: write((entries: Param<string>) => {
      const { from, part } = jsonEach(entries)
      const fields = Object.keys(columns).map((field, i) => [
        field,
        field === 'rowid' ? asNumber(part(`$[${i}]`)) : part(`$[${i}]`),
      ])
      return replaceFrom(table, Object.fromEntries(fields), from)
    }),
    remove: write((rowids: Param<string>) => {
      const { from, value } = jsonEach(rowids)
      return deleteFrom(table).where(sql`${table.rowid} in (select ${asNumber(value)} from ${from})`)
    }),
    /** Rows after one, in the order of their numbers. */
    after: foreignQuery(`${name}.indexedAfter`, (rowid: Param<number>, limit: Param<number>) =>
      select({ rowid: sql<number>`${table.rowid}`, key: sql<string>`${key}` })
        .from(sql`${table}`)
        .where(gt(table.rowid, rowid))
        .orderBy(asc(table.rowid))
        .limit(limit),
    ),
  }
}

const asNumber = (value: SQL): SQL<number> => sql`cast(${value} as integer)`

/** The kinds of things that can be searched for. */
export const SEARCH_TABLES = {
  posts: searchTable('posts', postSearch, postSearch.postId),
  users: searchTable('users', userSearch, userSearch.userId),
  collections: searchTable('collections', collectionSearch, collectionSearch.collectionId),
  tags: searchTable('tags', tagSearch, tagSearch.tagSlug),
}

export type SearchKind = keyof typeof SEARCH_TABLES

/** Bytes of entries per parameter; a parameter may have 2 MB. */
const MOST_BYTES = 800_000

/** Puts entries in the place of those with the same row number, in as few statements as possible. */
export function putEntries(kind: SearchKind, entries: readonly SearchEntry[]): Statement[] {
  const { put, member } = SEARCH_TABLES[kind]
  return chunksOf(entries.map(member)).map((chunk) => put(`[${chunk.join(',')}]`))
}

function chunksOf(texts: readonly string[]): string[][] {
  const chunks: string[][] = []
  let bytes = 0
  for (const text of texts) {
    const size = new TextEncoder().encode(text).length
    const last = chunks.at(-1)
    if (last && bytes + size <= MOST_BYTES) {
      last.push(text)
      bytes += size
    } else {
      chunks.push([text])
      bytes = size
    }
  }
  return chunks
}

/** Deletes entries by row number. */
export const removeEntries = (kind: SearchKind, rowids: readonly number[]): Statement[] =>
  rowids.length === 0 ? [] : [SEARCH_TABLES[kind].remove(JSON.stringify(rowids))]

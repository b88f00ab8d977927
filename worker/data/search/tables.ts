import { asc, type Column, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  catalogIndex,
  collectionIndex,
  lockedIndex,
  postIndex,
  tagIndex,
  userIndex,
} from '../../../schema/tables/search/entries'
import type { Statement } from '../database'
import { jsonEach } from '../sql/fragments'
import { replaceFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { foreignQuery, select } from '../sql/query'
import { deleteFrom, type NewRow, write } from '../sql/write'
import { storyIdOf } from './rowid'

/** A row of a full-text table. Its number is in decimal digits: a story's is too large for JavaScript. */
type Entry<T extends SQLiteTable> = Omit<NewRow<T>, 'rowid'> & { rowid: string }

export type PostEntry = Entry<typeof postIndex> & {
  /** What only members find: everything that is searched of a story for members. */
  locked?: string
}
export type UserEntry = Entry<typeof userIndex>
export type CollectionEntry = Entry<typeof collectionIndex>
export type TagEntry = Entry<typeof tagIndex>
export type CatalogEntry = Entry<typeof catalogIndex>
export type SearchEntry = PostEntry | UserEntry | CollectionEntry | TagEntry | CatalogEntry

/** A table's own name, which is how SQLite calls a full-text table as a whole. */
export const matches = (table: SQLiteTable, expression: SQL | Param<string>): SQL =>
  sql`${table} match ${expression}`

const asInteger = (value: SQL | Param<string>): SQL<number> => sql`cast(${value} as integer)`

export type FullText = SQLiteTable & { rowid: SQLiteColumn }

/**
 * A full-text table.
 *
 * @param key the id or slug of a row's subject.
 */
function searchTable<T extends FullText>(name: string, table: T, key: SQL<string>) {
  const columns: Record<string, Column> = getTableColumns(table)
  return {
    table,
    key,
    /** A row as an element of the list that `put` takes. */
    member: (entry: Partial<Record<string, unknown>>) =>
      JSON.stringify(Object.keys(columns).map((field) => entry[field] ?? null)),
    put: write((entries: Param<string>) => {
      const { from, part } = jsonEach(entries)
      const fields = Object.keys(columns).map((field, i) => [
        field,
        field === 'rowid' ? asInteger(part(`$[${i}]`)) : part(`$[${i}]`),
      ])
      return replaceFrom(table, Object.fromEntries(fields), from)
    }),
    remove: write((rowids: Param<string>) => {
      const { from, value } = jsonEach(rowids)
      return deleteFrom(table).where(sql`${table.rowid} in (select ${asInteger(value)} from ${from})`)
    }),
    /** Rows after one, in the order of their numbers. */
    after: foreignQuery(`${name}.indexedAfter`, (rowid: Param<string>, limit: Param<number>) =>
      select({ rowid: sql<string>`cast(${table.rowid} as text)`, key: sql<string>`${key}` })
        .from(sql`${table}`)
        .where(gt(table.rowid, asInteger(rowid)))
        .orderBy(asc(table.rowid))
        .limit(limit),
    ),
  }
}

/** The id of a row's story, as SQLite tells it (`storyIdOf`). */
const storyId = ({ rowid }: FullText): SQL<string> => sql<string>`printf('%012x', ${rowid} & 281474976710655)`

const named = (column: SQLiteColumn): SQL<string> => sql<string>`${column}`

/** The kinds of things that can be searched for. */
export const SEARCH_TABLES = {
  posts: searchTable('posts', postIndex, storyId(postIndex)),
  users: searchTable('users', userIndex, named(userIndex.userId)),
  collections: searchTable('collections', collectionIndex, named(collectionIndex.collectionId)),
  tags: searchTable('tags', tagIndex, named(tagIndex.tagSlug)),
  catalogs: searchTable('catalogs', catalogIndex, named(catalogIndex.catalogId)),
}

/** The stories for members again, as members find them. */
export const LOCKED_TABLE = searchTable('locked', lockedIndex, storyId(lockedIndex))

export type SearchKind = keyof typeof SEARCH_TABLES

/** The facet by which a story's rows are found, whichever day they say. */
export const storyFacet = (id: string): string => `p${id}`

/** Deletes every row of some stories. */
const removeStories = [postIndex, lockedIndex].map((table) =>
  write((ids: Param<string>) => {
    const { from, value } = jsonEach(ids)
    const rows = sql`select ${table.rowid} from ${from} cross join ${table} where ${matches(table, sql`'facets : ' || ${value}`)}`
    return deleteFrom(table).where(sql`${table.rowid} in (${rows})`)
  }),
)

/** Bytes of entries per parameter; a parameter may have 2 MB. */
const MOST_BYTES = 800_000

/**
 * Puts entries in the place of earlier ones, in as few statements as possible. A story whose day has changed
 * has another row now.
 */
export function putEntries(kind: SearchKind, entries: readonly SearchEntry[]): Statement[] {
  const { put, member } = SEARCH_TABLES[kind]
  const puts = inChunks(entries.map(member)).map((chunk) => put(chunk))
  if (kind !== 'posts') return puts
  const locked = (entries as readonly PostEntry[]).flatMap((entry) =>
    entry.locked === undefined ? [] : [LOCKED_TABLE.member({ ...entry, body: entry.locked })],
  )
  return [
    ...removeStoryEntries(entries.map(({ rowid }) => storyIdOf(rowid))),
    ...puts,
    ...inChunks(locked).map((chunk) => LOCKED_TABLE.put(chunk)),
  ]
}

/** JSON lists of these members, none with more bytes than a parameter may have. */
export function inChunks(members: readonly string[]): string[] {
  const chunks: string[][] = []
  let bytes = 0
  for (const text of members) {
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
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

/** Deletes entries by row number. */
export function removeEntries(kind: SearchKind, rowids: readonly string[]): Statement[] {
  if (rowids.length === 0) return []
  const tables = kind === 'posts' ? [SEARCH_TABLES.posts, LOCKED_TABLE] : [SEARCH_TABLES[kind]]
  return tables.map(({ remove }) => remove(JSON.stringify(rowids)))
}

/** Deletes entries of stories by their ids. */
export const removeStoryEntries = (ids: readonly string[]): Statement[] =>
  ids.length === 0 ? [] : removeStories.map((remove) => remove(JSON.stringify(ids.map(storyFacet))))

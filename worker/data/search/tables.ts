import type { Query, Statement } from '../database'

/** The full-text tables: the column that holds the key, and the other columns in the order of an entry. */
export const SEARCH_TABLES = {
  posts: {
    table: 'post_search',
    key: 'post_id',
    columns: [
      'title',
      'subtitle',
      'body',
      'author',
      'tags',
      'collection_id',
      'published_at',
      'is_high_quality',
    ],
  },
  users: { table: 'user_search', key: 'user_id', columns: ['username', 'name', 'bio', 'is_high_quality'] },
  collections: { table: 'collection_search', key: 'collection_id', columns: ['slug', 'name', 'description'] },
  tags: { table: 'tag_search', key: 'tag_slug', columns: ['name', 'post_count'] },
} as const

/** What can be searched for. */
export type SearchKind = keyof typeof SEARCH_TABLES

/** A line of a full-text table. */
export interface SearchEntry {
  rowid: number
  /** The id or slug of what it stands for. */
  key: string
  /** In the order of the table's columns. */
  values: readonly (string | number | null)[]
}

/** Bytes of entries that travel as one parameter; a parameter may have 2 MB. */
const MOST_BYTES = 800_000

/** Puts entries in the place of those with the same rows, as few statements as fit. */
export function putEntries(kind: SearchKind, entries: readonly SearchEntry[]): Statement[] {
  const { table, key, columns } = SEARCH_TABLES[kind]
  const fields = columns.map((_, i) => `json_extract(value, '$[${i + 2}]')`)
  const sql = `INSERT OR REPLACE INTO ${table} (rowid, ${key}, ${columns.join(', ')})
    SELECT CAST(json_extract(value, '$[0]') AS INTEGER), json_extract(value, '$[1]'), ${fields.join(', ')}
    FROM json_each(?)`
  return chunksOf(entries.map((entry) => JSON.stringify([entry.rowid, entry.key, ...entry.values]))).map(
    (chunk) => ({ sql, params: [`[${chunk.join(',')}]`] }),
  )
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

/** Removes entries by their rows. */
export function removeEntries(kind: SearchKind, rowids: readonly number[]): Statement[] {
  if (rowids.length === 0) return []
  const sql = `DELETE FROM ${SEARCH_TABLES[kind].table}
    WHERE rowid IN (SELECT CAST(value AS INTEGER) FROM json_each(?))`
  return [{ sql, params: [JSON.stringify(rowids)] }]
}

/** An entry by its row and key. */
export interface IndexedKey {
  rowid: number
  key: string
}

/** Entries after a row, in the order of their rows. Not among the queries of the main database. */
export const indexedAfter = (kind: SearchKind): Query<[rowid: number, limit: number], IndexedKey> => ({
  name: `${kind}.indexedAfter`,
  sql: `SELECT rowid, ${SEARCH_TABLES[kind].key} AS key FROM ${SEARCH_TABLES[kind].table}
    WHERE rowid > ? ORDER BY rowid LIMIT ?`,
})

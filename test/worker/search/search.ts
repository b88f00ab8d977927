import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { Database } from '../../../worker/data/database'
import { createReader } from '../../../worker/data/reader'
import { storyIdOf } from '../../../worker/data/search/rowid'
import { LOCKED_TABLE, SEARCH_TABLES, type SearchKind } from '../../../worker/data/search/tables'
import { REBUILD_START, type RebuildCursor, rebuildStep } from '../../../worker/services/search/rebuild-index'
import { search as find, type SearchPage, type SearchRequest } from '../../../worker/services/search/search'
import { indexedText } from '../../../worker/services/search/tokens'
import { NOON } from '../../factories/ids'

type Given = Partial<Omit<SearchRequest<SearchKind>, 'text' | 'kind'>>
type Thing = { id: string } | { slug: string }

/** What a query finds, as viewers without privilege find it. */
export const results = (
  kind: SearchKind,
  text: string,
  given: Given = {},
  searchIndex = new Database(env.SEARCH_DB),
): Promise<SearchPage<Thing>> =>
  find(
    { reader: createReader(env.DB), searchIndex, clock: { now: () => NOON } },
    { text, kind, isUnfiltered: false, ...given },
  )

/** Keys of what a query finds, the best first. */
export const search = async (kind: SearchKind, text: string, given: Given = {}): Promise<string[]> =>
  (await results(kind, text, given)).items.map((thing) => ('id' in thing ? thing.id : thing.slug))

/** Keys of the entries that have a word in one of their columns. */
export async function entriesWith(kind: SearchKind, word: string, column: string): Promise<string[]> {
  const table = getTableName(SEARCH_TABLES[kind].table)
  const { results: rows } = await env.SEARCH_DB.prepare(
    `SELECT cast(rowid AS text) AS rowid FROM ${table} WHERE ${table} MATCH ?`,
  )
    .bind(`${column} : "${indexedText(word)}"`)
    .all<{ rowid: string }>()
  return rows.map(({ rowid }) => storyIdOf(rowid))
}

/** Everything in a full-text table. Of a story, there is nothing but its row's number, and its id in that. */
export async function entriesOf(kind: SearchKind): Promise<Record<string, unknown>[]> {
  const table = getTableName(SEARCH_TABLES[kind].table)
  const { results: rows } = await env.SEARCH_DB.prepare(
    `SELECT *, cast(rowid AS text) AS rowid FROM ${table} ORDER BY ${table}.rowid`,
  ).all<{ rowid: string }>()
  return kind === 'posts' ? rows.map((row) => ({ ...row, post_id: storyIdOf(row.rowid) })) : rows
}

/** Runs a rebuild to its end; `between` is called after every step. Returns how many steps it took. */
export async function rebuild(
  limit?: number,
  between: () => Promise<unknown> = async () => {},
): Promise<number> {
  let cursor: RebuildCursor | undefined = REBUILD_START
  let steps = 0
  while (cursor) {
    cursor = (await rebuildStep(env, cursor, limit)).next
    steps += 1
    await between()
  }
  return steps
}

/** Empties both databases of what search is made from and of. */
export async function emptyAll(): Promise<void> {
  const from = ['post', 'post_version', 'post_tag', 'tag', 'user', 'collection', 'catalog', 'catalog_item']
  for (const table of from) await env.DB.exec(`DELETE FROM ${table}`)
  for (const { table } of [...Object.values(SEARCH_TABLES), LOCKED_TABLE])
    await env.SEARCH_DB.exec(`DELETE FROM ${getTableName(table)}`)
  await env.SEARCH_DB.exec('DELETE FROM index_word')
}

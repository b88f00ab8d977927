import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { SEARCH_TABLES, type SearchKind } from '../../../worker/data/search/tables'
import { REBUILD_START, type RebuildCursor, rebuildStep } from '../../../worker/services/search/rebuild-index'

/** Keys of the entries that a full-text expression finds, the best first. */
export async function search(kind: SearchKind, expression: string): Promise<string[]> {
  const { table: searched, key } = SEARCH_TABLES[kind]
  const table = getTableName(searched)
  const sql = `SELECT ${key.name} AS key FROM ${table} WHERE ${table} MATCH ? ORDER BY rank`
  const { results } = await env.SEARCH_DB.prepare(sql).bind(expression).all<{ key: string }>()
  return results.map((row) => row.key)
}

/** Everything in a full-text table. */
export async function entriesOf(kind: SearchKind): Promise<Record<string, unknown>[]> {
  const { table } = SEARCH_TABLES[kind]
  return (await env.SEARCH_DB.prepare(`SELECT rowid, * FROM ${getTableName(table)} ORDER BY rowid`).all())
    .results
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
  for (const table of ['post', 'post_version', 'post_tag', 'tag', 'user', 'collection'])
    await env.DB.exec(`DELETE FROM ${table}`)
  for (const { table } of Object.values(SEARCH_TABLES))
    await env.SEARCH_DB.exec(`DELETE FROM ${getTableName(table)}`)
}

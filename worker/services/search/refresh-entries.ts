import { Database } from '../../data/database'
import { rowidOf } from '../../data/search/rowid'
import { putEntries, removeEntries, type SearchKind } from '../../data/search/tables'
import { KINDS } from './kinds'

/** The database of everything, and that of the search index, which is made from it. */
export interface SearchDatabases {
  DB: D1Database
  SEARCH_DB: D1Database
}

/** How many entries were written and removed. */
export interface Refreshed {
  written: number
  removed: number
}

/** What changes while its entry is written is read once more, at most so often. */
const TRIES = 4

/**
 * Brings the entries of some keys up to date: those of what can be found are put, the others removed. Doing it
 * twice, late or at the same time elsewhere ends with the same entries: after the entries are written, what
 * has changed meanwhile is done again. Rule: docs/rules/search.md, "Keeping up".
 *
 * @throws when a database can't be asked; what was written until then is right.
 */
export async function refreshEntries(
  databases: SearchDatabases,
  kind: SearchKind,
  keys: readonly string[],
): Promise<Refreshed> {
  const main = new Database(databases.DB)
  const index = new Database(databases.SEARCH_DB)
  const { sources, entries } = KINDS[kind]
  const total: Refreshed = { written: 0, removed: 0 }
  let open = [...new Set(keys)]
  let found = open.length === 0 ? [] : await sources(main, open)
  for (let turn = 0; turn < TRIES && open.length > 0; turn++) {
    for await (const group of entries(main, found)) {
      await index.write(putEntries(kind, group))
      total.written += group.length
    }
    const names = new Set(found.map(({ key }) => key))
    const gone = open.filter((key) => !names.has(key))
    // A full-text table doesn't say how many rows a statement took away.
    await index.write(removeEntries(kind, await Promise.all(gone.map(rowidOf))))
    total.removed += gone.length

    const before = byKey(found)
    const now = await sources(main, open)
    const after = byKey(now)
    open = open.filter((key) => before.get(key) !== after.get(key))
    found = now.filter(({ key }) => open.includes(key))
  }
  return total
}

const byKey = (sources: readonly { key: string }[]): Map<string, string> =>
  new Map(sources.map((source) => [source.key, JSON.stringify(source)]))

import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { asD1 as openAsD1 } from '../../../worker/commands/sqlite-d1'

/** The migrations of a database, in order. */
function migrations(database: string): string {
  const folder = new URL(`../../../migrations/${database}/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
}

/** A database in memory that answers as D1 does, as far as `Database` asks it. */
export function sqliteD1(database: 'main' | 'stats' = 'main') {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(migrations(database))
  return asD1(sqlite)
}
export type SqliteD1 = ReturnType<typeof sqliteD1>

/** A database as D1, with statements of the test’s own. */
export function asD1(sqlite: DatabaseSync) {
  return {
    d1: openAsD1(sqlite),
    /** Rows of a statement of the test’s own. */
    rows: <Row>(sql: string, ...params: (string | number | null)[]): Row[] =>
      sqlite.prepare(sql).all(...params) as Row[],
    run: (sql: string, ...params: (string | number | null)[]): void => {
      sqlite.prepare(sql).run(...params)
    },
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

interface Bound {
  sql: string
  params: readonly unknown[]
}

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

/** A database as D1, as far as `Database` asks it. */
export function asD1(sqlite: DatabaseSync) {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    const made = sqlite.prepare(sql)
    prepared.set(sql, made)
    return made
  }
  const values = (params: readonly unknown[]) =>
    params.map((value) => (typeof value === 'boolean' ? Number(value) : value)) as (string | number | null)[]
  const run = ({ sql, params }: Bound) => {
    if (/^\s*(select|with)/i.test(sql)) return { results: statement(sql).all(...values(params)), meta: {} }
    return { results: [], meta: { changes: Number(statement(sql).run(...values(params)).changes) } }
  }
  const d1 = {
    prepare: (sql: string) => ({ sql, params: [], bind: (...params: unknown[]): Bound => ({ sql, params }) }),
    async batch(bound: readonly Bound[]) {
      sqlite.exec('begin')
      try {
        const results = bound.map(run)
        sqlite.exec('commit')
        return results
      } catch (error) {
        sqlite.exec('rollback')
        throw error
      }
    },
  }
  return {
    d1: d1 as unknown as D1Database,
    /** Rows of a statement of the test’s own. */
    rows: <Row>(sql: string, ...params: (string | number | null)[]): Row[] =>
      statement(sql).all(...params) as Row[],
    run: (sql: string, ...params: (string | number | null)[]): void => {
      statement(sql).run(...params)
    },
  }
}

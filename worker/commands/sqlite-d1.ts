import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** A statement with its parameters, which `run` and `all` execute by itself. */
class Bound {
  constructor(
    readonly execute: (bound: readonly Bound[]) => Promise<D1Result[]>,
    readonly sql: string,
    readonly params: readonly unknown[] = [],
  ) {}

  bind(...params: unknown[]): Bound {
    return new Bound(this.execute, this.sql, params)
  }

  async run(): Promise<D1Result> {
    const [result] = await this.execute([this])
    if (!result) throw new Error('The database has not answered')
    return result
  }

  all(): Promise<D1Result> {
    return this.run()
  }
}

const bindable = (value: unknown): SQLInputValue =>
  (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue

/**
 * A SQLite database of this process that answers as Miniflare's D1 does, as far as `Database` and commands ask it:
 * `prepare`, `bind`, `run`, `all` and `batch`. A batch takes as long as SQLite needs for it, where a D1 of Miniflare
 * takes some milliseconds more to be asked.
 */
export function asD1(sqlite: DatabaseSync): D1Database {
  const prepared = new Map<string, StatementSync>()
  const statementOf = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    const made = sqlite.prepare(sql)
    // SQLite leaves the rest unread.
    if (made.sourceSQL.trim().length < sql.trim().length) throw new Error(`More than one statement: ${sql}`)
    prepared.set(sql, made)
    return made
  }
  const totalChanges = sqlite.prepare('SELECT total_changes() AS count')
  const changesSoFar = (): number => Number(totalChanges.get()?.count)
  const run = ({ sql, params }: Bound): D1Result => {
    const before = changesSoFar()
    const results = statementOf(sql).all(...params.map(bindable))
    const meta = { served_by: 'miniflare.db', changes: changesSoFar() - before }
    return { success: true, results, meta } as unknown as D1Result
  }
  const batch = async (bound: readonly Bound[]): Promise<D1Result[]> => {
    sqlite.exec('BEGIN')
    try {
      const results = bound.map(run)
      sqlite.exec('COMMIT')
      return results
    } catch (error) {
      sqlite.exec('ROLLBACK')
      throw error
    }
  }
  return { prepare: (sql: string) => new Bound(batch, sql), batch } as unknown as D1Database
}

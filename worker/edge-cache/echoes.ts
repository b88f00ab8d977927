/**
 * How long after a purge its tags are purged once more, in milliseconds. By then a render that was under way
 * can have stored its outdated page.
 */
const ECHO_AFTER = 5000

/**
 * Tags to purge once more where the cache can't recognise an outdated render (docs/rules/caching.md, "Echo").
 */
export class Echoes {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec('CREATE TABLE IF NOT EXISTS echo (tag TEXT PRIMARY KEY, due INTEGER NOT NULL) WITHOUT ROWID')
    sql.exec('CREATE INDEX IF NOT EXISTS echo_due ON echo (due)')
  }

  add(tags: readonly string[], now: number): void {
    this.#sql.exec(
      `INSERT INTO echo (tag, due) SELECT value, ? FROM json_each(?) WHERE true
       ON CONFLICT (tag) DO UPDATE SET due = excluded.due`,
      now + ECHO_AFTER,
      JSON.stringify(tags),
    )
  }

  /** The tags that are due, oldest first. */
  due(now: number, limit: number): string[] {
    const rows = this.#sql.exec<{ tag: string }>(
      'SELECT tag FROM echo WHERE due <= ? ORDER BY due LIMIT ?',
      now,
      limit,
    )
    return [...rows].map((row) => row.tag)
  }

  delete(tags: readonly string[]): void {
    this.#sql.exec('DELETE FROM echo WHERE tag IN (SELECT value FROM json_each(?))', JSON.stringify(tags))
  }

  /** When the next one is due. */
  nextAt(): number | undefined {
    return this.#sql.exec<{ due: number | null }>('SELECT min(due) AS due FROM echo').one().due ?? undefined
  }
}

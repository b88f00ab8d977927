/**
 * The number of purges that are remembered. A page that is older than all of them is invalid, whatever its
 * tags.
 */
const REMEMBERED = 10_000

/**
 * The last purge of each tag. Purges are numbered, not timed, so that neither a tie nor a clock that was set
 * back can revive an old page. Kept in the storage of a Durable Object, so it survives a restart.
 */
export class Stamps {
  readonly #sql: SqlStorage
  #count: number

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec('CREATE TABLE IF NOT EXISTS stamp (tag TEXT PRIMARY KEY, purge INTEGER NOT NULL) WITHOUT ROWID')
    sql.exec('CREATE INDEX IF NOT EXISTS stamp_purge ON stamp (purge)')
    this.#count = sql.exec<{ n: number | null }>('SELECT max(purge) AS n FROM stamp').one().n ?? 0
  }

  /** The number of purges so far. */
  get count(): number {
    return this.#count
  }

  add(tags: readonly string[]): void {
    if (tags.length === 0) return
    this.#count += 1
    this.#sql.exec(
      `INSERT INTO stamp (tag, purge) SELECT lower(value), ? FROM json_each(?) WHERE true
       ON CONFLICT (tag) DO UPDATE SET purge = excluded.purge`,
      this.#count,
      JSON.stringify(tags),
    )
    this.#sql.exec('DELETE FROM stamp WHERE purge <= ?', this.#count - REMEMBERED)
  }

  /** Whether one of the tags was purged after there had been `began` purges. */
  purgedSince(tags: readonly string[], began: number): boolean {
    if (began === this.#count) return false
    // More than there have been means that the storage was emptied since.
    if (began > this.#count || began < this.#count - REMEMBERED) return true
    const purged = this.#sql.exec(
      'SELECT 1 FROM json_each(?) CROSS JOIN stamp ON stamp.tag = lower(value) WHERE stamp.purge > ? LIMIT 1',
      JSON.stringify(tags),
      began,
    )
    return !purged.next().done
  }
}

import type { ClapTarget } from '../../schema/rules/claps'
import type { GivenClaps } from '../data/clap/rows'

/** Claps that wait to be stored, with their place in the order of arrival. */
export interface WaitingClaps extends GivenClaps {
  place: number
}

/** What the object knows besides. Times in milliseconds since 1970 UTC, of the callers' clock. */
interface State {
  /** How far the callers' clock is ahead of this machine's; differs from 0 only in development. */
  ahead: number
  failures: number
  /** When the pages last followed the claps. */
  shownAt: number
  /** Whether they are behind. */
  isBehind: boolean
  /** When claps last arrived. */
  usedAt: number
}

const UNUSED: State = { ahead: 0, failures: 0, shownAt: 0, isBehind: false, usedAt: 0 }

/**
 * The storage of the claps for one thing: those that aren't in the database yet, and the keys of those that have been
 * taken. Each method writes all that belongs together without awaiting.
 */
export class ClapLog {
  readonly #kv: DurableObjectStorage['kv']
  readonly #sql: SqlStorage
  #state: State | undefined

  constructor({ kv, sql }: DurableObjectStorage) {
    this.#kv = kv
    this.#sql = sql
    this.#createTables()
  }

  get target(): ClapTarget | undefined {
    return this.#kv.get<ClapTarget>('target')
  }

  set target(target: ClapTarget) {
    if (!this.target) this.#kv.put('target', target)
  }

  get state(): State {
    this.#state ??= this.#kv.get<State>('state') ?? UNUSED
    return this.#state
  }

  change(state: Partial<State>): void {
    this.#state = { ...this.state, ...state }
    this.#kv.put('state', this.#state)
  }

  /**
   * Takes a person's claps, unless the same ones were taken before. They replace the waiting ones.
   *
   * @returns whether it has taken them.
   */
  take({ userId, count, at }: GivenClaps, key: string): boolean {
    const [known] = this.#sql.exec('SELECT 1 FROM taken WHERE user_id = ? AND key = ?', userId, key).toArray()
    if (known) return false
    this.#sql.exec('INSERT INTO taken (user_id, key, at) VALUES (?, ?, ?)', userId, key, at)
    this.#sql.exec(
      `INSERT INTO waiting (place, user_id, count, at)
        VALUES ((SELECT coalesce(max(place), 0) + 1 FROM waiting), ?1, ?2, ?3)
        ON CONFLICT (user_id) DO UPDATE SET count = ?2, place = (SELECT max(place) + 1 FROM waiting)`,
      userId,
      count,
      at,
    )
    this.change({ usedAt: at })
    return true
  }

  /** The claps that have waited longest. */
  waiting(most: number): WaitingClaps[] {
    return this.#sql
      .exec<Record<string, SqlStorageValue> & WaitingClaps>(
        'SELECT place, user_id AS userId, count, at FROM waiting ORDER BY place LIMIT ?',
        most,
      )
      .toArray()
  }

  /** How often somebody claps who waits. */
  waitingOf(userId: string): number | undefined {
    const [row] = this.#sql
      .exec<{ count: number }>('SELECT count FROM waiting WHERE user_id = ?', userId)
      .toArray()
    return row?.count
  }

  /** Marks claps as stored in the database. Claps that were sent since then still wait. */
  wereStored(claps: readonly WaitingClaps[]): void {
    for (const { place, userId } of claps)
      this.#sql.exec('DELETE FROM waiting WHERE user_id = ? AND place = ?', userId, place)
  }

  /** Forgets the keys of claps that were taken before a time. */
  forgetKeys(until: number): void {
    this.#sql.exec('DELETE FROM taken WHERE at < ?', until)
  }

  /** After the storage has been emptied. */
  clear(): void {
    this.#state = undefined
    this.#createTables()
  }

  #createTables(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS waiting
        (user_id TEXT PRIMARY KEY, place INTEGER UNIQUE, count INTEGER, at INTEGER) WITHOUT ROWID`,
    )
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS taken
        (user_id TEXT, key TEXT, at INTEGER, PRIMARY KEY (user_id, key)) WITHOUT ROWID`,
    )
  }
}

import DataLoader from 'dataloader'
import type { Database, Query } from './database'

/** What has been read ahead under a key, if anything has (worker/data/ahead.ts). */
type Ahead<Value> = (key: string) => Value | undefined

/**
 * A request's loader. Unlike DataLoader's own cache, a value that is known is there at once, and doesn't wait for the
 * keys that happen to be collected: whatever depends on it joins the next batch.
 */
class Loader<Value> extends DataLoader<string, Value> {
  readonly #known = new Map<string, Promise<Value>>()
  readonly #ahead: Ahead<Value> | undefined

  constructor(db: Database, load: (keys: readonly string[]) => Promise<Value[]>, ahead?: Ahead<Value>) {
    super(load, { cache: false, batchScheduleFn: (run) => db.beforeFlush(run) })
    this.#ahead = ahead
  }

  override load(key: string): Promise<Value> {
    const known = this.#known.get(key)
    if (known) return known
    const ahead = this.#ahead?.(key)
    const loading = ahead === undefined ? super.load(key) : Promise.resolve(ahead)
    this.#known.set(key, loading)
    return loading
  }

  /** Says what a key has, unless it is known already. */
  override prime(key: string, value: Value | PromiseLike<Value> | Error): this {
    if (!this.#known.has(key))
      this.#known.set(key, value instanceof Error ? Promise.reject(value) : Promise.resolve(value))
    return this
  }

  override clear(key: string): this {
    this.#known.delete(key)
    return this
  }
}

/**
 * A per-request loader of rows by key: all keys requested before the next batch leaves become one statement,
 * whose only parameter is the JSON list of the keys.
 *
 * @param keyOf reads the key back from a row.
 */
export function rowLoader<Row>(
  db: Database,
  q: Query<[string], Row>,
  keyOf: (row: Row) => string,
  ahead?: Ahead<Row>,
): DataLoader<string, Row | undefined> {
  const load = async (keys: readonly string[]) => {
    const rows = await db.all(q, JSON.stringify(keys))
    const byKey = new Map(rows.map((row) => [keyOf(row), row]))
    return keys.map((key) => byKey.get(key))
  }
  return new Loader<Row | undefined>(db, load, ahead)
}

/**
 * A per-request loader of keys with many rows each, in the order in which they are read.
 *
 * @param read reads the rows of all keys requested before the next batch leaves.
 * @param onRow receives every row, which may contain what another loader would be asked for next.
 */
export const groupLoader = <Row>(
  db: Database,
  read: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
  onRow: (row: Row) => void = () => {},
  ahead?: Ahead<Row[]>,
): DataLoader<string, Row[]> => {
  const load = async (keys: readonly string[]) => {
    const byKey = new Map<string, Row[]>(keys.map((key) => [key, []]))
    for (const row of await read(keys)) {
      byKey.get(keyOf(row))?.push(row)
      onRow(row)
    }
    return keys.map((key) => byKey.get(key) ?? [])
  }
  return new Loader<Row[]>(db, load, ahead)
}

/** Like `rowLoader`, for keys with many rows each; their order is the statement's. */
export const rowsLoader = <Row>(
  db: Database,
  q: Query<[string], Row>,
  keyOf: (row: Row) => string,
  onRow?: (row: Row) => void,
): DataLoader<string, Row[]> => groupLoader(db, (keys) => db.all(q, JSON.stringify(keys)), keyOf, onRow)

/**
 * A per-request loader of rows that are looked up one by one, such as by a former name. Statements of one
 * moment still go out together, and nothing is looked up twice.
 *
 * @param onRow receives every row.
 */
export function lookupLoader<Row>(
  db: Database,
  q: Query<[string], Row>,
  onRow: (row: Row) => void,
): DataLoader<string, Row | undefined> {
  const lookUp = async (key: string): Promise<Row | undefined> => {
    const row = await db.first(q, key)
    if (row) onRow(row)
    return row
  }
  return new Loader<Row | undefined>(db, (keys) => Promise.all(keys.map(lookUp)))
}

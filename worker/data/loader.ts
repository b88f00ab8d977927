import DataLoader from 'dataloader'
import type { Database, Query } from './database'

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
): DataLoader<string, Row | undefined> {
  return new DataLoader(
    async (keys) => {
      const rows = await db.all(q, JSON.stringify(keys))
      const byKey = new Map(rows.map((row) => [keyOf(row), row]))
      return keys.map((key) => byKey.get(key))
    },
    { batchScheduleFn: (run) => db.beforeFlush(run) },
  )
}

/**
 * Like `rowLoader`, for keys with many rows each; their order is the statement's.
 *
 * @param onRow receives every row, which may contain what another loader would be asked for next.
 */
export function rowsLoader<Row>(
  db: Database,
  q: Query<[string], Row>,
  keyOf: (row: Row) => string,
  onRow: (row: Row) => void = () => {},
): DataLoader<string, Row[]> {
  return new DataLoader(
    async (keys) => {
      const byKey = new Map<string, Row[]>(keys.map((key) => [key, []]))
      for (const row of await db.all(q, JSON.stringify(keys))) {
        byKey.get(keyOf(row))?.push(row)
        onRow(row)
      }
      return keys.map((key) => byKey.get(key) ?? [])
    },
    { batchScheduleFn: (run) => db.beforeFlush(run) },
  )
}

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
  return new DataLoader((keys) => Promise.all(keys.map(lookUp)), {
    batchScheduleFn: (run) => db.beforeFlush(run),
  })
}

import { type Column, getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

type Key<T extends SQLiteTable> = keyof T['_']['columns'] & string

/** Rows that are kept for a time. */
export interface TimeLimit<Since> {
  /** The column with the time from which on they are kept. A row without a time stays. */
  since: Since
  /** Milliseconds. */
  for: number
  /** What the column counts in, in milliseconds, if not in these: a day, for a column that counts days. */
  unit?: number
  /** How many rows a run of the cron deletes at most. */
  perRun?: number
  /** The job of the cron that ends them, if there is more to do than to delete them (worker/jobs/cron.ts). */
  job?: string
}

/**
 * How long the rows of a table are kept: without a time limit, for a reason; as long as the row that they belong to, by
 * the columns that name it; or for a time. Rule: docs/rules/data.md, "Retention".
 */
export type Retention<T extends SQLiteTable> =
  | { forever: string }
  | { with: { readonly [K in Key<T>]?: SQLiteColumn } }
  | TimeLimit<Key<T>>

/** A declared retention with its columns. */
export type Kept =
  | { forever: string }
  | { with: readonly (readonly [column: SQLiteColumn, of: SQLiteColumn])[] }
  | TimeLimit<SQLiteColumn>

/** A column of a table, given its field. */
export const columnOf = (table: SQLiteTable, key: string): SQLiteColumn => {
  const columns: Record<string, Column> = getTableColumns(table)
  return columns[key] as SQLiteColumn
}

export function keptOf<T extends SQLiteTable>(table: T, retention: Retention<T>): Kept {
  if ('forever' in retention) return retention
  if ('since' in retention) return { ...retention, since: columnOf(table, retention.since) }
  const owners = Object.entries<SQLiteColumn>(retention.with as Record<string, SQLiteColumn>)
  return { with: owners.map(([key, of]) => [columnOf(table, key), of] as const) }
}

import { type Column, sql } from 'drizzle-orm'
import type { Database, Query, SqlValue } from '../database'

interface Sized {
  key: number
  size: number
}

/** How rows of one table are read in the order of their numbers. */
export interface NumberedRows<Whose extends SqlValue[]> {
  name: string
  columns: [string, Column][]
  /** The next rows after a number, with their sizes, so that no page of them is larger than it may be. */
  sizes: Query<[...Whose, after: number, limit: number], Sized>
  rows: Query<[...Whose, after: number, until: number], Record<string, unknown>>
}

/** Characters in a row. */
export const sizeOf = (columns: readonly [string, Column][]) =>
  sql<number>`${sql.join(
    columns.map(([, column]) => sql`coalesce(length(${column}), 0)`),
    sql` + `,
  )}`

/** What a row says: JSON as what it is, flags as such. */
function said(columns: [string, Column][], row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(([key, { dataType }]) => {
      const value = row[key]
      if (value === null || value === undefined) return [key, null]
      if (dataType === 'boolean') return [key, value === 1]
      return [key, dataType === 'json' ? JSON.parse(String(value)) : value]
    }),
  )
}

/** Rows whose sizes are asked for at a time, and bytes of rows that are read at a time. */
const AT_ONCE = 500
const MOST_BYTES = 2_000_000

/** The next rows of a table after a number; nothing if there are no more. @param whose whose they are, if it is somebody's. */
export async function nextRows<Whose extends SqlValue[]>(
  db: Database,
  { columns, sizes, rows }: NumberedRows<Whose>,
  whose: Whose,
  after: number,
): Promise<{ rows: Record<string, unknown>[]; until: number } | undefined> {
  const rowSizes = await db.all(sizes, ...whose, after, AT_ONCE)
  let [bytes, until] = [0, 0]
  for (const [i, { key, size }] of rowSizes.entries()) {
    bytes += size
    if (i > 0 && bytes > MOST_BYTES) break
    until = key
  }
  if (rowSizes.length === 0) return undefined
  const read = await db.all(rows, ...whose, after, until)
  return { rows: read.map((row) => said(columns, row)), until }
}

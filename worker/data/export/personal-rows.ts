import { and, asc, type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import '../../../schema/tables/all.generated'
import { type PersonalTable, personalTables } from '../../../schema/tables/personal-data'
import { rowsOfPerson } from '../account/rows-of-person'
import type { Database, Query } from '../database'
import { rowid } from '../sql/fragments'
import type { Param } from '../sql/params'
import { foreignQuery, select } from '../sql/query'

/** The columns of a table that belong in an export. */
const columnsOf = ({ table, withheld }: PersonalTable): [string, Column][] =>
  Object.entries(getTableColumns(table)).filter(([key]) => !withheld.has(key))

interface Sized {
  key: number
  size: number
}

/** How a person's rows of one table are read. */
export interface PersonalRows {
  name: string
  columns: [string, Column][]
  /** The next rows after a number, with their sizes, so that no page of them is larger than it may be. */
  sizes: Query<[userId: string, after: number, limit: number], Sized>
  rows: Query<[userId: string, after: number, until: number], Record<string, unknown>>
}

function compileTable(declaration: PersonalTable): PersonalRows {
  const { table } = declaration
  const columns = columnsOf(declaration)
  const name = getTableName(table)
  // The sign keeps SQLite from walking the table by its numbers: the rows are found by their person.
  const number = sql`+${rowid(table)}`
  const theirs = (userId: Param<string>, ...more: SQL[]): SQL | undefined =>
    and(rowsOfPerson(declaration, sql`${userId}`), ...more)
  const size = sql<number>`${sql.join(
    columns.map(([, column]) => sql`coalesce(length(${column}), 0)`),
    sql` + `,
  )}`
  return {
    name,
    columns,
    sizes: foreignQuery(
      `sizesOf.${name}`,
      (userId: Param<string>, after: Param<number>, limit: Param<number>) =>
        select({ key: rowid(table), size })
          .from(table)
          .where(theirs(userId, sql`${number} > ${after}`))
          .orderBy(asc(number))
          .limit(limit),
    ),
    rows: foreignQuery(
      `rowsOf.${name}`,
      (userId: Param<string>, after: Param<number>, until: Param<number>) =>
        select(Object.fromEntries(columns.map(([key, column]) => [key, sql`${column}`])))
          .from(table)
          .where(theirs(userId, sql`${number} > ${after}`, sql`${number} <= ${until}`))
          .orderBy(asc(number)),
    ) as PersonalRows['rows'],
  }
}

let compiled: PersonalRows[] | undefined

/**
 * Every table that has rows of a person which belong to them: what the tables declare decides, so that none can be
 * forgotten. Rule: docs/rules/data.md, "Personal data".
 */
export function personalRows(): readonly PersonalRows[] {
  compiled ??= personalTables()
    .filter((declaration) => declaration.owner && columnsOf(declaration).length > 0)
    .map(compileTable)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return compiled
}

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

/** A person's next rows of a table after a number; nothing if there are no more. */
export async function nextRows(
  db: Database,
  { columns, sizes, rows }: PersonalRows,
  userId: string,
  after: number,
): Promise<{ rows: Record<string, unknown>[]; until: number } | undefined> {
  const rowSizes = await db.all(sizes, userId, after, AT_ONCE)
  let [bytes, until] = [0, 0]
  for (const [i, { key, size }] of rowSizes.entries()) {
    bytes += size
    if (i > 0 && bytes > MOST_BYTES) break
    until = key
  }
  if (rowSizes.length === 0) return undefined
  const read = await db.all(rows, userId, after, until)
  return { rows: read.map((row) => said(columns, row)), until }
}

import { and, asc, type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import '../../../schema/tables/all.generated'
import { type PersonalTable, personalTables } from '../../../schema/tables/personal-data'
import { rowsOfPerson } from '../account/rows-of-person'
import { rowid } from '../sql/fragments'
import type { Param } from '../sql/params'
import { foreignQuery, select } from '../sql/query'
import { type NumberedRows, sizeOf } from './numbered-rows'

/** The columns of a table that belong in an export. */
const columnsOf = ({ table, withheld }: PersonalTable): [string, Column][] =>
  Object.entries(getTableColumns(table)).filter(([key]) => !withheld.has(key))

/** How a person's rows of one table are read. */
type PersonalRows = NumberedRows<[userId: string]>

function compileTable(declaration: PersonalTable): PersonalRows {
  const { table } = declaration
  const columns = columnsOf(declaration)
  const name = getTableName(table)
  // The sign keeps SQLite from walking the table by its numbers: the rows are found by their person.
  const number = sql`+${rowid(table)}`
  const theirs = (userId: Param<string>, ...more: SQL[]): SQL | undefined =>
    and(rowsOfPerson(declaration, sql`${userId}`), ...more)
  return {
    name,
    columns,
    sizes: foreignQuery(
      `sizesOf.${name}`,
      (userId: Param<string>, after: Param<number>, limit: Param<number>) =>
        select({ key: rowid(table), size: sizeOf(columns) })
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

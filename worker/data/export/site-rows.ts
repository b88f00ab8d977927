import { and, asc, type Column, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import '../../../schema/tables/all.generated'
import { isSecret } from '../../../schema/rules/site-export'
import { personalTables } from '../../../schema/tables/personal-data'
import { rowid } from '../sql/fragments'
import type { Param } from '../sql/params'
import { foreignQuery, select } from '../sql/query'
import { type NumberedRows, sizeOf } from './numbered-rows'

/** How all rows of a table are read, without what stays out. */
export type SiteTable = NumberedRows<[]>

function compileTable(table: SQLiteTable, columns: [string, Column][]): SiteTable {
  const name = getTableName(table)
  const number = rowid(table)
  return {
    name,
    columns,
    sizes: foreignQuery(`siteSizesOf.${name}`, (after: Param<number>, limit: Param<number>) =>
      select({ key: number, size: sizeOf(columns) })
        .from(table)
        .where(sql`${number} > ${after}`)
        .orderBy(asc(number))
        .limit(limit),
    ),
    rows: foreignQuery(`siteRowsOf.${name}`, (after: Param<number>, until: Param<number>) =>
      select(Object.fromEntries(columns.map(([key, column]) => [key, sql`${column}`])))
        .from(table)
        .where(and(sql`${number} > ${after}`, sql`${number} <= ${until}`))
        .orderBy(asc(number)),
    ) as SiteTable['rows'],
  }
}

let compiled: SiteTable[] | undefined

/** Every table of the main database by its name: what tables are declared decides, so that none can be forgotten. */
export function siteTables(): readonly SiteTable[] {
  compiled ??= personalTables()
    .map(({ table }) => {
      const name = getTableName(table)
      const columns = Object.entries<Column>(getTableColumns(table)).filter(
        ([, column]) => !isSecret(name, column.name),
      )
      return { table, columns }
    })
    .filter(({ columns }) => columns.length > 0)
    .map(({ table, columns }) => compileTable(table, columns))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return compiled
}

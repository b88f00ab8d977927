import { getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A row of any table with something in every column. @param text what is in a column of text. */
export const anyRow = (
  table: SQLiteTable,
  text: (key: string) => string,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]): [string, unknown] => {
      if (key in given) return [key, given[key]]
      if (column.dataType === 'json') return [key, [text(key)]]
      if (column.dataType === 'boolean') return [key, true]
      // SQLite numbers its rows itself.
      if (column.dataType === 'number') return [key, column.primary ? undefined : 7]
      return [key, column.enumValues?.[0] ?? text(key)]
    }),
  )

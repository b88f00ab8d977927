import {
  Column,
  getTableColumns,
  getTableName,
  is,
  type Name,
  Param,
  Placeholder,
  SQL,
  type SQLWrapper,
  sql,
  type Table,
} from 'drizzle-orm'
import { SQLiteAsyncDialect, type SQLiteSession } from 'drizzle-orm/sqlite-core'

type SelectConfig = Parameters<SQLiteAsyncDialect['buildSelectQuery']>[0]
type InsertConfig = Parameters<SQLiteAsyncDialect['buildInsertQuery']>[0]

const number = (chunk: unknown): string => {
  const placeholder = is(chunk, Param) ? chunk.value : chunk
  if (is(placeholder, Placeholder)) return placeholder.name
  throw new Error('A value from outside has to come in as a parameter')
}

/** SQLite as drizzle writes it, with three differences that compiling once and D1 require. */
class Dialect extends SQLiteAsyncDialect {
  /** Parameters carry their position, so one that is used twice is bound once. */
  override escapeParam = (_num: number, chunk?: unknown): string => `?${number(chunk)}`

  /**
   * A table with an index hint is a fragment, which drizzle doesn't recognise as a column's table; and for a
   * column in a fragment it would drop the table's name, although the column may belong to an outer
   * statement.
   */
  override buildSelectQuery({ fieldsFlat, ...config }: SelectConfig): SQL {
    const fields = Object.entries(config.fields).map(([key, field]): [string, unknown] => [
      key,
      is(field, Column) || is(field, SQL) ? sql`${sql`${field}`}` : field,
    ])
    return super.buildSelectQuery({ ...config, fields: Object.fromEntries(fields) })
  }

  /**
   * An insert of selected rows names the columns that the selection returns; the others take their defaults.
   */
  override buildInsertQuery(config: InsertConfig): SQL {
    const { table, values, onConflict = [], select } = config
    if (!select || is(values, SQL) || Array.isArray(values)) return super.buildInsertQuery(config)
    const names = columnNames(table, Object.keys(values._.selectedFields))
    return sql`insert into ${table} ${names} ${values.getSQL()}${sql.join(onConflict)}`
  }
}

/** The names of a table's columns, given their fields. */
export function columnNames(table: Table, keys: readonly string[]): Name[] {
  const columns: Partial<Record<string, Column>> = getTableColumns(table)
  return keys.map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no column for ${key}`)
    return sql.identifier(column.name)
  })
}

export const dialect = new Dialect()

/** The builders require a session, which only running a statement needs; `Database` runs these statements. */
export const noSession = undefined as unknown as SQLiteSession<'async', unknown, never, never>

/** A parameter of a compiled statement: how its column encodes a value, if it does. */
type Encoder = (value: unknown) => unknown

/** A statement as text. `encoders` are by position, and absent where a value is passed unchanged. */
export interface Compiled {
  sql: string
  arity: number
  encoders: readonly (Encoder | undefined)[]
}

/** The text of a statement. Constants are inlined as literals, so that SQLite can choose an index by them. */
export function compile(statement: SQLWrapper): Compiled {
  const query = dialect.sqlToQuery(statement.getSQL().inlineParams())
  const encoders: (Encoder | undefined)[] = []
  let arity = 0
  for (const param of query.params) {
    const at = Number(number(param)) - 1
    arity = Math.max(arity, at + 1)
    if (!is(param, Param)) continue
    const { encoder } = param
    if (is(encoder, Column) && encoder.mapToDriverValue === Column.prototype.mapToDriverValue) continue
    encoders[at] = (value) => encoder.mapToDriverValue(value)
  }
  return { sql: query.sql, arity, encoders }
}

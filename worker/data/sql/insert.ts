import { type Column, getTableColumns, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import {
  getTableConfig,
  type SQLiteColumn,
  SQLiteInsertBase,
  type SQLiteInsertConfig,
  type SQLiteTable,
  type SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core'
import type { Statement } from '../database'
import { columnNames, compile, dialect, noSession } from './dialect'
import { excluded } from './fragments'
import { type ParamValues, slots } from './params'
import type { Selecting } from './query'
import { fill, type NewRow } from './write'

type Key<T extends SQLiteTable> = keyof T['_']['columns'] & string

/** What happens if a row's primary key already exists: the batch fails, or the row isn't changed. */
type OnConflict = 'fail' | 'ignore'

type Values = SQLiteInsertConfig['values']

const into = <T extends SQLiteTable>(table: T, values: Values, isSelect: boolean) =>
  new SQLiteInsertBase<T, 'async', unknown>(table, values, noSession, dialect, undefined, isSelect)

const columnsOf = (table: SQLiteTable): [string, Column][] => Object.entries(getTableColumns(table))

function primaryKey(table: SQLiteTable): SQLiteColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
}

/** The default of a column, for a row that doesn't set it; null if it has none. */
function defaultOf(column: Column): unknown {
  if (is(column.default, SQL)) throw new Error(`${column.name} has a default that only SQLite can tell`)
  return column.default ?? null
}

/** A parameter for each column of a table, by its field. */
const rowParams = (table: SQLiteTable): Record<string, SQL> => {
  const params = slots()
  return Object.fromEntries(
    columnsOf(table).map(([key, column], i) => [key, sql`${sql.param(params[i], column)}`]),
  )
}

/** Parameters that follow those of a row. */
const slotsAfter = <Params extends Placeholder[]>(row: Record<string, SQL>): Params =>
  slots().slice(Object.keys(row).length) as Params

/** Compiles a statement whose first parameters are a row's columns. */
function compileRow<T extends SQLiteTable>(table: T, statement: SQL) {
  const compiled = compile(statement)
  const columns = columnsOf(table).map(([key, column]) => [key, defaultOf(column)] as const)
  return (row: NewRow<T>, ...more: readonly unknown[]): Statement => {
    const given: Partial<Record<string, unknown>> = row
    const values = columns.map(([key, otherwise]) => (given[key] === undefined ? otherwise : given[key]))
    return fill(compiled, [...values, ...more])
  }
}

const ignoring = <T extends SQLiteTable>(
  table: T,
  statement: ReturnType<typeof into<T>>,
  onConflict: OnConflict,
): SQL =>
  (onConflict === 'ignore'
    ? statement.onConflictDoNothing({ target: primaryKey(table) })
    : statement
  ).getSQL()

/** Declares an insert. The result takes the row. */
export function insert<T extends SQLiteTable>(table: T, onConflict: OnConflict = 'fail') {
  return compileRow<T>(table, ignoring(table, into(table, [rowParams(table)], false), onConflict))
}

/** Declares a conditional insert; the condition may have its own parameters. */
export function insertWhere<T extends SQLiteTable, Params extends Placeholder[]>(
  table: T,
  condition: (row: Record<Key<T>, SQL>, ...params: Params) => SQL | undefined,
  onConflict: OnConflict = 'fail',
): (row: NewRow<T>, ...values: ParamValues<Params>) => Statement {
  const row = rowParams(table)
  const rows = sql`select ${sql.join(Object.values(row), sql`, `)} where ${condition(row as Record<Key<T>, SQL>, ...slotsAfter<Params>(row))}`
  return compileRow<T>(table, ignoring(table, into(table, rows, true), onConflict))
}

/**
 * Declares an upsert: the row is created if its primary key doesn't exist, otherwise changed.
 *
 * @param keep columns of an existing row that aren't changed.
 */
export const upsert = <T extends SQLiteTable>(table: T, keep: readonly Key<T>[]) =>
  upsertWhere(table, keep, () => undefined)

/** Declares a conditional upsert; the condition may have its own parameters. */
export function upsertWhere<T extends SQLiteTable, Params extends Placeholder[]>(
  table: T,
  keep: readonly Key<T>[],
  condition: (...params: Params) => SQL | undefined,
): (row: NewRow<T>, ...values: ParamValues<Params>) => Statement {
  const row = rowParams(table)
  const target = primaryKey(table)
  const kept = new Set<string>(keep)
  const isKey = new Set<Column>(target)
  const changed = columnsOf(table).filter(([key, column]) => !kept.has(key) && !isKey.has(column))
  const set = Object.fromEntries(changed.map(([key, column]) => [key, excluded(column)]))
  const setWhere = condition(...slotsAfter<Params>(row))
  const statement = into(table, [row], false).onConflictDoUpdate({
    target,
    set: set as SQLiteUpdateSetSource<T>,
    ...(setWhere && { setWhere }),
  })
  return compileRow<T>(table, statement.getSQL())
}

type Required<Row> = { [K in keyof Row]-?: Row extends Record<K, Row[K]> ? K : never }[keyof Row]

/** Replaces rows with the same key, for full-text tables, which don't support upserts. For use in `write`. */
export const replaceFrom = <T extends SQLiteTable>(table: T, fields: Record<Key<T>, SQL>, from: SQL): SQL =>
  sql`replace into ${table} ${columnNames(table, Object.keys(fields))} select ${sql.join(Object.values<SQL>(fields), sql`, `)} from ${from}`

/** Fields of a selection that aren't columns of the table, and columns without a default that it lacks. */
type Mismatch<T extends SQLiteTable, Fields> =
  | Exclude<keyof Fields, Key<T>>
  | Exclude<Required<T['$inferInsert']>, keyof Fields>

/** Begins an insert of the rows of a `select` whose fields are columns of the table. For use in `write`. */
export const insertFrom = <T extends SQLiteTable, S extends Selecting>(
  table: T,
  rows: [Mismatch<T, S['_']['selection']>] extends [never] ? S : Mismatch<T, S['_']['selection']>,
) => into(table, rows as unknown as Values, true)

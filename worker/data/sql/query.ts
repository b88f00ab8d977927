import { Column, getTableName, is, type Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnySQLiteSelect, QueryBuilder } from 'drizzle-orm/sqlite-core'
import { type Query, query as register } from '../database'
import { compile, dialect } from './dialect'
import { type ParamValues, slots } from './params'
import type { Row } from './rows'

const builder = new QueryBuilder(dialect)

/** Begins a reading statement: `select({ … }).from(post)`. */
export const select = builder.select.bind(builder)
export const selectDistinct = builder.selectDistinct.bind(builder)

/** A finished `select`, of which the fields and what joins do to them are known. */
export interface Selecting extends SQLWrapper {
  readonly _: {
    readonly selection: unknown
    readonly nullabilityMap: unknown
    readonly selectedFields: Record<string, unknown>
    readonly config: AnySQLiteSelect['_']['config']
  }
}

type RowOf<S> = S extends Selecting
  ? Row<S['_']['selection'], S['_']['nullabilityMap']>
  : S extends SQL<infer R>
    ? R
    : never

/** Begins a statement that gives one row of expressions, out of no table. */
export const selectOne = <Fields extends Record<string, SQL>>(fields: Fields) =>
  select(fields).from(sql`(select 1)`)

/** What a `select` of one field and one row gives, as an expression; null when it gives no row. */
export const scalar = <S extends Selecting>(statement: S): SQL<RowOf<S>[keyof RowOf<S>] | null> =>
  sql`${statement}`

/** The texts of field lists: a few of them stand in most statements, and each is put together once. */
const fieldLists = new WeakMap<object, SQL>()

function fieldList(fields: Record<string, unknown>): SQL {
  const known = fieldLists.get(fields)
  if (known) return known
  const list = sql.join(
    Object.entries(fields).map(([key, field]) =>
      is(field, Column) ? sql.raw(namedColumn(field, key)) : sql`${field} as ${sql.identifier(key)}`,
    ),
    sql.raw(', '),
  )
  const { sql: text, arity } = compile(list)
  const shared = arity === 0 ? sql.raw(text) : list
  fieldLists.set(fields, shared)
  return shared
}

function namedColumn(column: Column, key: string): string {
  const name = `${dialect.escapeName(getTableName(column.table))}.${dialect.escapeName(column.name)}`
  return column.name === key ? name : `${name} as ${dialect.escapeName(key)}`
}

/** A `select` whose columns bear the names of their fields. */
export const named = ({ _: { config, selectedFields } }: Selecting): SQL =>
  dialect.buildSelectQuery({ ...config, fields: { all: fieldList(selectedFields) } })

/**
 * Declares a reading statement and compiles it. All of them are known by name, so that a test can ask SQLite how
 * it would run each and refuse a scan (docs/rules/data.md, "Indexes").
 *
 * @param build what is asked, given the statement's parameters.
 */
export function query<Params extends Placeholder[], S extends Selecting | SQL>(
  name: string,
  build: (...params: Params) => S,
): Query<ParamValues<Params>, RowOf<S>> {
  const statement: Selecting | SQL = build(...slots<Params>())
  const { sql: text } = compile(is(statement, SQL) ? statement : named(statement))
  return register(name, text)
}

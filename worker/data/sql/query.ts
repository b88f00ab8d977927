import {
  Column,
  count,
  exists,
  getTableName,
  is,
  type Placeholder,
  SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { type AnySQLiteSelect, QueryBuilder, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Query } from '../database'
import { compile, dialect } from './dialect'
import { type ParamValues, slots } from './params'
import type { Row } from './rows'

const builder = new QueryBuilder(dialect)

/** Begins a reading statement: `select({ … }).from(post)`. */
export const select = builder.select.bind(builder)
export const selectDistinct = builder.selectDistinct.bind(builder)

/** A finished `select`, with its fields and the effect of its joins on them. */
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

/** A `select` with recursive tables of its own (`recursive`). */
export const withRecursive = <S extends Selecting>(tables: readonly SQL[], statement: S): SQL<RowOf<S>> =>
  sql`with recursive ${sql.join([...tables], sql`, `)} ${named(statement)}`

/** Begins a statement that returns one row of expressions, from no table. */
export const selectOne = <Fields extends Record<string, SQL | SQL.Aliased>>(fields: Fields) =>
  select(fields).from(sql`(select 1)`)

/** The result of a `select` of one field and one row, as an expression; null if it returns no row. */
export const scalar = <S extends Selecting>(statement: S): SQL<RowOf<S>[keyof RowOf<S>] | null> =>
  sql`${statement}`

/** The texts of field lists: the same few appear in most statements, so each is built once. */
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

/** A `select` whose columns are named after their fields. */
export const named = ({ _: { config, selectedFields } }: Selecting): SQL =>
  dialect.buildSelectQuery({ ...config, fields: { all: fieldList(selectedFields) } })

/** Compiles a reading statement of a database other than the main one. */
export function foreignQuery<Params extends Placeholder[], S extends Selecting | SQL>(
  name: string,
  build: (...params: Params) => S,
): Query<ParamValues<Params>, RowOf<S>> {
  const statement: Selecting | SQL = build(...slots<Params>())
  return { name, sql: compile(is(statement, SQL) ? statement : named(statement)).sql }
}

const registered = new Map<string, string>()

/** Every statement declared by `query`, from name to SQL. */
export const registeredQueries = (): ReadonlyMap<string, string> => registered

/**
 * Declares a reading statement and compiles it. All of them are known by name, so that a test can ask SQLite
 * for the plan of each and refuse a scan (docs/rules/data.md, "Indexes").
 *
 * @param build the query, given the statement's parameters.
 */
export function query<Params extends Placeholder[], S extends Selecting | SQL>(
  name: string,
  build: (...params: Params) => S,
): Query<ParamValues<Params>, RowOf<S>> {
  const declared = foreignQuery(name, build)
  if (registered.has(name)) throw new Error(`There are two statements called ${name}`)
  registered.set(name, declared.sql)
  return declared
}

/** Whether a table has a row that satisfies a condition. */
export const some = (table: SQLiteTable, condition: SQL | undefined): SQL =>
  exists(select({ one: sql`1` }).from(table).where(condition))

/** How many rows of a table satisfy a condition. */
export const countOf = (table: SQLiteTable, condition: SQL | undefined): SQL<number> =>
  sql`${select({ count: count() }).from(table).where(condition)}`

import type { Column, Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
import {
  SQLiteDeleteBase,
  type SQLiteTable,
  SQLiteUpdateBuilder,
  type SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core'
import type { SqlValue, Statement } from '../database'
import { type Compiled, compile, dialect, noSession } from './dialect'
import { type ParamValues, slots } from './params'

type Inserted<T extends SQLiteTable> = T['$inferInsert']

/** A value that can be written: booleans also as D1 returns them. */
type Written<V> = V extends boolean ? boolean | 0 | 1 : V

/** What a column can be set to: a value, a parameter of its type, or an expression. */
type Assigned<V> = Written<V> | Placeholder<string, Written<Exclude<V, undefined>>> | SQL | Column

/** Columns and their new values. */
export type Assignments<T extends SQLiteTable> = { [K in keyof Inserted<T>]?: Assigned<Inserted<T>[K]> }

/** A row to write. Missing columns take their defaults. */
export type NewRow<T extends SQLiteTable> = { [K in keyof Inserted<T>]: Written<Inserted<T>[K]> }

/** Begins an update: `update(post).set({ … }).where(…)`. */
export const update = <T extends SQLiteTable>(table: T) => ({
  set: (values: Assignments<T>) =>
    new SQLiteUpdateBuilder<T, 'async', unknown>(table, noSession, dialect).set(
      values as SQLiteUpdateSetSource<T>,
    ),
})

/** Begins a deletion: `deleteFrom(post).where(…)`. */
export const deleteFrom = <T extends SQLiteTable>(table: T) =>
  new SQLiteDeleteBase<T, 'async', unknown>(table, noSession, dialect)

/** A compiled statement with its values, each encoded by its column. */
export const fill = ({ sql, arity, encoders }: Compiled, values: readonly unknown[]): Statement => ({
  sql,
  // `map` passes more arguments than it takes.
  params: values.slice(0, arity).map((value, i) => {
    const encode = value === null ? undefined : encoders[i]
    return (encode ? encode(value) : value) as SqlValue
  }),
})

/**
 * Declares a writing statement and compiles it. The result takes the values and returns a statement for a
 * batch.
 */
export function write<Params extends Placeholder[]>(
  build: (...params: Params) => SQLWrapper,
): (...values: ParamValues<Params>) => Statement {
  const compiled = compile(build(...slots<Params>()))
  return (...values) => fill(compiled, values)
}

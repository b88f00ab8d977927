import { type Column, getTableColumns, type SQL, type Table } from 'drizzle-orm'

/** A column's value as D1 returns it: booleans are 0 and 1, JSON is text. */
type RawData<C extends Column> = [C['_']['data']] extends [C['_']['driverParam']]
  ? C['_']['data']
  : C['_']['data'] extends boolean
    ? 0 | 1
    : C['_']['driverParam']

/** A column's value as D1 returns it, nullable where the column or a left join allows it. */
type RawColumn<C extends Column, Nullable> =
  | RawData<C>
  | (C['_']['notNull'] extends true ? never : null)
  | (C['_']['tableName'] extends keyof Nullable
      ? Nullable[C['_']['tableName']] extends 'nullable'
        ? null
        : never
      : never)

type Field<F, Nullable> = F extends Column
  ? RawColumn<F, Nullable>
  : F extends SQL<infer T> | SQL.Aliased<infer T>
    ? T
    : never

/** A row with these fields, as D1 returns it. */
export type Row<Fields, Nullable = Record<never, never>> = {
  [K in keyof Fields]: Field<Fields[K], Nullable>
}

type Columns<T extends Table> = T['_']['columns']

/** Picks some columns of a table. */
export function only<T extends Table, K extends keyof Columns<T>>(
  table: T,
  ...keys: K[]
): Pick<Columns<T>, K> {
  const columns: Columns<T> = getTableColumns(table)
  return Object.fromEntries(keys.map((key) => [key, columns[key]])) as Pick<Columns<T>, K>
}

/** All columns of a table, or all but these. */
export function without<T extends Table, K extends keyof Columns<T> = never>(
  table: T,
  ...keys: K[]
): Omit<Columns<T>, K> {
  const left: Partial<Columns<T>> = { ...getTableColumns(table) }
  for (const key of keys) delete left[key]
  return left as Omit<Columns<T>, K>
}

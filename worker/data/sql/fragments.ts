import { type Column, getTableName, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm'

/**
 * A table that is read only by this index. To the compiler it is still the table, so that joins know their
 * effect on its columns.
 *
 * @param original the table, if this is an alias.
 */
export const indexedBy = <T extends Table>(table: T, index: string, original?: Table): T =>
  sql`${original && sql`${original} `}${table} indexed by ${sql.identifier(index)}` as unknown as T

/** A table of a statement's own, for `withRecursive`. @param columns its columns, of which there is one. */
export function recursive<Value>(name: string, column: string) {
  const { from, of, as } = recursiveRows(name, [column])
  return {
    from,
    value: of<Value>(column),
    /** @param next continues from a row; the table ends when there are no more rows. */
    as: (first: SQLWrapper, next: SQL) => as(sql`select ${first}`, next),
  }
}

/** A table of a statement's own with several columns, for `withRecursive`. */
export function recursiveRows(name: string, columns: readonly string[]) {
  const table = sql.identifier(name)
  const names = columns.map((column) => sql.identifier(column))
  return {
    from: sql`${table}`,
    of: <Value>(column: string) => sql<Value>`${table}.${sql.identifier(column)}`,
    /** @param first selects the columns in their order, and so does `next`, which continues from a row. */
    as: (first: SQL, next: SQL) => sql`${table}(${sql.join(names, sql`, `)}) as (${first} union all ${next})`,
  }
}

/** The elements of a JSON list that is passed as one parameter, as rows. */
export function jsonEach<Value = string>(list: SQLWrapper, alias = 'k') {
  const name = sql.identifier(alias)
  return {
    from: sql`json_each(${list}) ${name}`,
    /** The position in the list, from 0 on. */
    key: sql<number>`${name}."key"`,
    value: sql<Value>`${name}."value"`,
    /** A part of an element that is an object or a list itself, such as `$.id` or `$[0]`. */
    part: <T = Value>(path: string) => sql<T>`json_extract(${name}."value", ${path})`,
  }
}

/** A text of our own as a part of the statement. */
export const literal = <Text extends string>(text: Text): SQL<Text> =>
  sql<Text>`${sql.raw(`'${text.replaceAll("'", "''")}'`)}`

/** Whether a JSON list contains a column's value. */
export const inJson = (value: SQLWrapper, list: SQLWrapper): SQL =>
  sql`${value} in (select value from json_each(${list}))`

/** The JSON list of what is in at least one of two lists, once each. */
export const jsonUnion = (one: SQLWrapper, other: SQLWrapper): SQL<string> =>
  sql<string>`(select json_group_array(value) from (select value from json_each(${one}) union select value from json_each(${other})))`

/** A row value: several expressions that are compared together, in order. */
export const row = (...values: readonly SQLWrapper[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

/** Rows before or after a key, in the order of several columns. */
export const before = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${row(...columns)} < ${row(...key)}`
export const notBefore = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${row(...columns)} >= ${row(...key)}`
export const after = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${row(...columns)} > ${row(...key)}`

/** In an upsert, the value that the row would have had. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`

/** Whether a batch failed by the constraint of a column, or of an index that begins with it. */
export const failedOn = (error: unknown, column: Column): boolean =>
  String(error).includes(`constraint failed: ${getTableName(column.table)}.${column.name}`)

/** SQLite's own number of a row. */
export const rowid = (table: Table): SQL<number> => sql<number>`${table}.rowid`

import { type Column, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm'

/**
 * A table that is read by this index and no other. To the compiler it stays the table, so that joins know what they
 * make of its columns.
 */
export const indexedBy = <T extends Table>(table: T, index: string): T =>
  sql`${table} indexed by ${sql.identifier(index)}` as unknown as T

/** The same of a table under another name. */
export const aliasIndexedBy = <T extends Table>(original: Table, alias: T, index: string): T =>
  sql`${original} ${alias} indexed by ${sql.identifier(index)}` as unknown as T

/** The members of a JSON list that comes in as one parameter, as rows. */
export function jsonEach<Value = string>(list: SQLWrapper, alias = 'k') {
  const name = sql.identifier(alias)
  return {
    from: sql`json_each(${list}) ${name}`,
    /** Where in the list it stands, from 0 on. */
    key: sql<number>`${name}."key"`,
    value: sql<Value>`${name}."value"`,
    /** A part of a member that is an object or a list itself, such as `$.id` or `$[0]`. */
    part: <T = Value>(path: string) => sql<T>`json_extract(${name}."value", ${path})`,
  }
}

/** Whether a column holds one of a JSON list's members. */
export const inJson = (value: SQLWrapper, list: SQLWrapper): SQL =>
  sql`${value} in (select value from json_each(${list}))`

const tuple = (values: readonly SQLWrapper[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

/** Row values: what comes before a key, or after it, in the order of several columns. */
export const before = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${tuple(columns)} < ${tuple(key)}`
export const after = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${tuple(columns)} > ${tuple(key)}`
export const from = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${tuple(columns)} >= ${tuple(key)}`

/** In an upsert, what the row would have had. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`

/** SQLite's own number of a row. */
export const rowid = (table: Table): SQL<number> => sql<number>`${table}.rowid`

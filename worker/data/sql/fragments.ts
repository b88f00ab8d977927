import { type Column, getTableName, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm'

/**
 * A table that is read by this index and no other. To the compiler it stays the table, so that joins know what they
 * make of its columns.
 *
 * @param original what the table is an alias of, when it is one.
 */
export const indexedBy = <T extends Table>(table: T, index: string, original?: Table): T =>
  sql`${original && sql`${original} `}${table} indexed by ${sql.identifier(index)}` as unknown as T

/** A table of a statement's own, which `withRecursive` takes. @param columns its columns, of which there is one. */
export function recursive<Value>(name: string, column: string) {
  const table = sql.identifier(name)
  const head = sql`${table}(${sql.identifier(column)})`
  return {
    from: sql`${table}`,
    value: sql<Value>`${table}.${sql.identifier(column)}`,
    /** @param next goes on from a row; without more of them the table ends. */
    as: (first: SQLWrapper, next: SQL) => sql`${head} as (select ${first} union all ${next})`,
  }
}

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

/** A row value: several expressions that are compared at once, the first of them first. */
export const row = (...values: readonly SQLWrapper[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

/** What comes before a key, or after it, in the order of several columns. */
export const before = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${row(...columns)} < ${row(...key)}`
export const notBefore = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${row(...columns)} >= ${row(...key)}`
export const after = (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]): SQL =>
  sql`${row(...columns)} > ${row(...key)}`

/** In an upsert, what the row would have had. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`

/** True for the error of a batch that failed by the constraint of a column, or of an index that begins with it. */
export const failedOn = (error: unknown, column: Column): boolean =>
  String(error).includes(`constraint failed: ${getTableName(column.table)}.${column.name}`)

/** SQLite's own number of a row. */
export const rowid = (table: Table): SQL<number> => sql<number>`${table}.rowid`

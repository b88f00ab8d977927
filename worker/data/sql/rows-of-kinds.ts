import { type SQL, sql } from 'drizzle-orm'
import { named, type Selecting } from './query'

/** A row of a statement of several kinds. */
interface RowOfKind<Kind> {
  kind: Kind
  /** The row as a JSON object. */
  row: string
}

/** A statement's rows as JSON, with their kind. */
function ofKind(kind: string, statement: Selecting): SQL {
  const pairs = Object.keys(statement._.selectedFields).flatMap((name) => [
    sql.raw(`'${name}'`),
    sql.identifier(name),
  ])
  return sql`select ${sql.raw(`'${kind}'`)} as kind, json_object(${sql.join(pairs, sql.raw(', '))}) as row from (${named(statement)})`
}

/** The rows of several statements in one. Each of them has at most 16 fields: D1's functions take few arguments. */
export const rowsOfKinds = <Kind extends string>(
  statements: Readonly<Record<Kind, Selecting>>,
): SQL<RowOfKind<Kind>> =>
  sql`${sql.join(
    Object.entries<Selecting>(statements).map(([kind, statement]) => ofKind(kind, statement)),
    sql.raw(' union all '),
  )}`

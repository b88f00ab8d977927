import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Row } from './rows'

/** How many arguments a function of D1 takes. */
const MOST_ARGUMENTS = 32

type Columns = Readonly<Record<string, Column>>

/** A row as a JSON list of lists of its values, in the order of the fields: D1's functions take few arguments. */
export function jsonRow(fields: Columns): SQL<string> {
  const values = Object.values(fields)
  const parts: SQL[] = []
  for (let from = 0; from < values.length; from += MOST_ARGUMENTS)
    parts.push(
      sql`json_array(${sql.join(
        values.slice(from, from + MOST_ARGUMENTS).map((value) => sql`${value}`),
        sql.raw(', '),
      )})`,
    )
  return sql`json_array(${sql.join(parts, sql.raw(', '))})`
}

/** The row of a list that `jsonRow` has made. */
export function readJsonRow<Fields extends Columns>(fields: Fields, parts: unknown): Row<Fields> {
  const values = (parts as unknown[][]).flat()
  return Object.fromEntries(Object.keys(fields).map((key, i) => [key, values[i]])) as Row<Fields>
}

import { eq, inArray, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { type PersonalTable, personalTables } from '../../../schema/tables/personal-data'
import { select } from '../sql/query'

/** The declaration of the table that a column belongs to. */
const declarationOf = (column: SQLiteColumn): PersonalTable => {
  const personal = personalTables().find(({ table }) => table === column.table)
  if (!personal) throw new Error(`The table of ${column.name} has declared nothing`)
  return personal
}

/** A person's rows of a table. */
export function rowsOfPerson({ owner }: PersonalTable, person: SQL): SQL | undefined {
  if (!owner?.of) return owner && eq(owner.column, person)
  const { table } = owner.of
  const theirs = rowsOfPerson(declarationOf(owner.of), person)
  return inArray(owner.column, select({ key: owner.of }).from(table).where(theirs))
}

/** How many tables away the one is that names the person. */
export const distanceToPerson = ({ owner }: PersonalTable): number =>
  owner?.of ? 1 + distanceToPerson(declarationOf(owner.of)) : 0

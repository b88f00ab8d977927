import { getTableName, inArray, lte, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import '../../../schema/tables/all.generated'
import { type PersonalTable, personalTables } from '../../../schema/tables/personal-data'
import type { TimeLimit } from '../../../schema/tables/retention'
import type { Statement } from '../database'
import { indexedBy, row, rowid } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

/** What the cron deletes of a table. */
export interface Sweep {
  /** The table's name. */
  table: string
  /** How many rows a run deletes at most; absent if the table doesn't say. */
  perRun: number | undefined
  /** Deletes rows whose time is over, `limit` at most. The last statement does; the others delete what belongs to them. */
  statements(now: number, limit: number): Statement[]
}

/** The index that begins with a time, so that finding what is over reads nothing else. */
function byTime({ table, name }: SQLiteColumn): SQLiteTable {
  const { indexes } = getTableConfig(table)
  const index = indexes.find(({ config }) => {
    const [first] = config.columns
    return first !== undefined && 'name' in first && first.name === name
  })
  return index ? indexedBy(table, index.config.name) : table
}

function sweepOf(
  { table }: PersonalTable,
  { since, for: time, unit = 1, perRun }: TimeLimit<SQLiteColumn>,
): Sweep {
  const parts = personalTables().flatMap((other) => {
    const owners = 'with' in other.retention ? other.retention.with : []
    if (owners[0]?.[1].table !== table) return []
    return write((until: Param<number>, limit: Param<number>) => {
      const keys = select(Object.fromEntries(owners.map(([, of]) => [of.name, of])))
        .from(byTime(since))
        .where(lte(since, until))
        .limit(limit)
      return deleteFrom(other.table).where(sql`${row(...owners.map(([column]) => column))} in ${keys}`)
    })
  })
  const rows = write((until: Param<number>, limit: Param<number>) => {
    const over = select({ rowid: rowid(table) })
      .from(byTime(since))
      .where(lte(since, until))
      .limit(limit)
    return deleteFrom(table).where(inArray(rowid(table), over))
  })
  return {
    table: getTableName(table),
    perRun,
    statements: (now, limit) =>
      [...parts, rows].map((remove) => remove(Math.floor((now - time) / unit), limit)),
  }
}

/** The tables that the cron sweeps, by what they declare. Compiled for each run, since requests need none of them. */
export const sweeps = (): Sweep[] =>
  personalTables().flatMap((declared) =>
    'since' in declared.retention && declared.retention.job === undefined
      ? [sweepOf(declared, declared.retention)]
      : [],
  )

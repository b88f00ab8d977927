import { inArray, lte } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { indexedBy, rowid } from './fragments'
import type { Param } from './params'
import { select } from './query'
import { deleteFrom, write } from './write'

/**
 * Declares a statement that deletes the rows of a time and before, at most `limit` of them, so that sweeping a long
 * table doesn't hold it up.
 *
 * @param index begins with the time.
 */
export const deleteUntil = (time: SQLiteColumn, index: string) =>
  write((until: Param<number>, limit: Param<number>) => {
    const old = select({ rowid: rowid(time.table) })
      .from(indexedBy(time.table, index))
      .where(lte(time, until))
      .limit(limit)
    return deleteFrom(time.table).where(inArray(rowid(time.table), old))
  })

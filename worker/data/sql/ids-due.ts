import { asc, lte } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { indexedBy } from './fragments'
import type { Param } from './params'
import { query, select } from './query'

/**
 * Declares a query for the ids of rows whose time has come, earliest first, at most `limit` of them. A row without a time
 * is never due.
 *
 * @param index begins with the time.
 */
export const idsDue = <Id extends AnySQLiteColumn>(
  name: string,
  { id, at }: { id: Id; at: AnySQLiteColumn },
  index: string,
) =>
  query(name, (now: Param<number>, limit: Param<number>) =>
    select({ id }).from(indexedBy(at.table, index)).where(lte(at, now)).orderBy(asc(at)).limit(limit),
  )

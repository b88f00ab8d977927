import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The first moment of the period that contains a time, or of a later period. Times before 1970 are negative
 * and are rounded down, which integer division alone wouldn't do.
 *
 * @param at an expression in milliseconds.
 * @param shift how much later, in SQLite's notation: `+1 month`.
 */
export const periodStart = (
  at: SQLWrapper,
  period: 'year' | 'month' | 'day',
  shift?: string,
): SQL<number> => {
  const seconds = sql`(${at} - iif(${at} < 0, 999, 0)) / 1000`
  return sql`unixepoch(${seconds}, 'unixepoch', ${`start of ${period}`}${shift && sql`, ${shift}`}) * 1000`
}

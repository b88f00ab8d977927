import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The first moment of the period that a time lies in, or of a later one. Times before 1970 are negative and are
 * rounded down, which a division of whole numbers alone would not do.
 *
 * @param at an expression in milliseconds.
 * @param shift how much later, as SQLite says it: `+1 month`.
 */
export const periodStart = (
  at: SQLWrapper,
  period: 'year' | 'month' | 'day',
  shift?: string,
): SQL<number> => {
  const seconds = sql`(${at} - iif(${at} < 0, 999, 0)) / 1000`
  return sql`unixepoch(${seconds}, 'unixepoch', ${`start of ${period}`}${shift && sql`, ${shift}`}) * 1000`
}

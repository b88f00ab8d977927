import type { DatabaseUsage } from '../data/database'

/**
 * Says in `Server-Timing` what the database was asked for: round trips, statements, rows read, time; and how
 * many operations were remembered, if any (docs/rules/graphql.md, "Remembered answers").
 */
export function setDatabaseTiming(headers: Headers, usage: DatabaseUsage): void {
  const { roundTrips, statements, rowsRead, waited, remembered } = usage
  const asked = `${roundTrips} round trips, ${statements} statements, ${rowsRead} rows`
  const description = remembered > 0 ? `${asked}, ${remembered} remembered` : asked
  headers.append('server-timing', `db;dur=${waited.toFixed(1)};desc="${description}"`)
}

/** Adds one measure to `Server-Timing`. */
export function addTiming(headers: Headers, name: string, milliseconds: number): void {
  headers.append('server-timing', `${name};dur=${milliseconds.toFixed(1)}`)
}

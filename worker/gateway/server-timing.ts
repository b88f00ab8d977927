import type { ViewerClass } from '../../schema/rules/cache-eligibility'
import type { DatabaseUsage } from '../data/database-usage'
import { isProduction } from '../platform/environment'

/**
 * Whether a response reports how long it took and how much was read. In production only staff may know,
 * because the number of rows tells a draft from a story that doesn't exist. Rule: docs/rules/security.md,
 * "Timings".
 */
export const showsTiming = (env: Pick<Env, 'ENVIRONMENT'>, viewer: ViewerClass): boolean =>
  __BENCH__ || !isProduction(env.ENVIRONMENT) || viewer === 'staff'

/**
 * Adds the database's share to `Server-Timing`: round trips, statements, rows read and time, how many operations were
 * answered from memory (docs/rules/graphql.md, "Remembered answers"), and how many of the round trips only the primary
 * may answer, and how many a replica may answer, too. Of the databases of stats, which are asked at the same time, it says
 * how many round trips there were to the one that was asked most often.
 */
export function setDatabaseTiming(
  headers: Headers,
  usage: DatabaseUsage,
  stats: readonly DatabaseUsage[] = [],
): void {
  const { roundTrips, primaryRoundTrips, statements, rowsRead, waited, remembered } = usage
  const asked = `${roundTrips} round trips, ${statements} statements, ${rowsRead} rows`
  const description = remembered > 0 ? `${asked}, ${remembered} remembered` : asked
  headers.append('server-timing', `db;dur=${waited.toFixed(1)};desc="${description}"`)
  headers.append('server-timing', `db-primary;desc="${primaryRoundTrips} round trips"`)
  headers.append('server-timing', `db-replica;desc="${roundTrips - primaryRoundTrips} round trips"`)
  const statsTrips = Math.max(0, ...stats.map((each) => each.roundTrips))
  if (statsTrips > 0) headers.append('server-timing', `db-stats;desc="${statsTrips} round trips"`)
}

/** Adds a duration to `Server-Timing`. */
export function addTiming(headers: Headers, name: string, milliseconds: number): void {
  headers.append('server-timing', `${name};dur=${milliseconds.toFixed(1)}`)
}

/** What one request asked of the database. */
export interface DatabaseUsage {
  roundTrips: number
  /** Of the round trips, those that only the primary may answer; a replica may answer all others. */
  primaryRoundTrips: number
  statements: number
  rowsRead: number
  /** Milliseconds spent waiting. */
  waited: number
  /** Operations that were answered from memory, without asking the database. */
  remembered: number
}

export const newUsage = (): DatabaseUsage => ({
  roundTrips: 0,
  primaryRoundTrips: 0,
  statements: 0,
  rowsRead: 0,
  waited: 0,
  remembered: 0,
})

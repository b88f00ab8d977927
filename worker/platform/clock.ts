/** Tells the time, in milliseconds since 1970 UTC. All code that tells time asks one of these. */
export interface Clock {
  now(): number
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** A quiet phase's or the hostile one's readings. Times are milliseconds, memory is megabytes. */
export interface Readings {
  /** Of each page that a reader got. */
  readers: number[]
  /** Of each answer of the health check. */
  health: number[]
  /** Of workerd, in the order of time. */
  memory: number[]
  /** Answers to readers that were no 200, and health checks without one. */
  failures: number
}

/** A promise, and whether it was kept. */
export interface Verdict {
  name: string
  measured: string
  wanted: string
  isKept: boolean
}

/** The readers' p99 is at most so many times the quiet one's. */
const SLOWDOWN = 3
/** Milliseconds in which health answers. */
const HEALTH = 200
/** Memory that grows by more than this from the third quarter of the time to the last one doesn't level off. */
const GROWTH = 0.1

/** The value that a share of all values doesn't exceed; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How much more there is on average in the last quarter than in the one before it, as a share. */
export function lateGrowth(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4)
  if (quarter === 0) return Number.NaN
  return mean(values.slice(-quarter)) / mean(values.slice(-2 * quarter, -quarter)) - 1
}

const ms = (value: number): string => `${value >= 100 ? Math.round(value) : value.toFixed(1)} ms`

/** Judges the hostile phase by the quiet one. */
export function judge(quiet: Readings, hostile: Readings): Verdict[] {
  const [before, after] = [percentile(quiet.readers, 0.99), percentile(hostile.readers, 0.99)]
  const slowest = Math.max(...hostile.health)
  const growth = lateGrowth(hostile.memory)
  return [
    {
      name: 'readers, p99',
      measured: `${ms(after)}, quiet ${ms(before)}`,
      wanted: `at most ${SLOWDOWN} times the quiet one`,
      isKept: after <= SLOWDOWN * before,
    },
    {
      name: 'health, slowest',
      measured: ms(slowest),
      wanted: `at most ${HEALTH} ms`,
      isKept: slowest <= HEALTH,
    },
    {
      name: 'memory, last quarter',
      measured: `${growth >= 0 ? '+' : ''}${(100 * growth).toFixed(1)} %`,
      wanted: `at most +${100 * GROWTH} %`,
      isKept: growth <= GROWTH,
    },
    {
      name: 'readers without a page',
      measured: String(hostile.failures),
      wanted: 'none',
      isKept: hostile.failures === 0,
    },
  ]
}

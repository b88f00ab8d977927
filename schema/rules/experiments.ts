/** Experiments, and who was shown them. Rule: docs/rules/telemetry.md, "Experiments" and "Exposures". */
import { DAY, HOUR } from './time-units'

export const EXPERIMENT_GROUPS = ['group1', 'group2', 'group3', 'group4'] as const
export type ExperimentGroup = (typeof EXPERIMENT_GROUPS)[number]

export const isExperimentGroup = (text: string | null | undefined): text is ExperimentGroup =>
  (EXPERIMENT_GROUPS as readonly unknown[]).includes(text)

/** The running experiment, as the configuration has it. */
export interface Experiment {
  id: string
  /** What differs in each group: values of flags. A group that isn't there sees the site as it is. */
  flags: Readonly<Partial<Record<ExperimentGroup, Readonly<Record<string, unknown>>>>>
}

/** A viewer's place in the running experiment. */
export interface ExperimentPlace {
  id: string
  group: ExperimentGroup
}

/** The format of an experiment's id. */
export const EXPERIMENT_ID = /^[\w-]{1,60}$/

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The configured experiment: `{"id": …, "flags": {"group2": {…}}}`; nothing if none runs, or for anything else. */
export function parseExperiment(text: string | undefined): Experiment | undefined {
  if (!text) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(value) || typeof value.id !== 'string' || !EXPERIMENT_ID.test(value.id)) return undefined
  const flags = isObject(value.flags) ? value.flags : {}
  const groups = Object.entries(flags).filter(([group, given]) => isExperimentGroup(group) && isObject(given))
  return { id: value.id, flags: Object.fromEntries(groups) }
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * The group of a visitor: each has a quarter of them, and a visitor stays in theirs for as long as the experiment
 * runs. Another experiment assigns new groups.
 */
export function experimentGroup(experimentId: string, visitorId: string): ExperimentGroup {
  let hash = FNV_OFFSET
  for (const letter of `${experimentId} ${visitorId}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME)
  }
  // The lowest bits of this hash are the worst ones.
  const mixed = (hash ^ (hash >>> 15)) >>> 0
  return EXPERIMENT_GROUPS[mixed % EXPERIMENT_GROUPS.length] ?? 'group1'
}

/** How often exposures may come from a network address, and within how many milliseconds. */
export const EXPOSURE_REPORTS = { most: 300, windowMs: HOUR } as const
/** How long an exposure is kept, in milliseconds. */
export const EXPOSURES_KEPT = 90 * DAY
/** How many exposures are stored a day; further ones are dropped. */
export const MOST_EXPOSURES_A_DAY = 200_000

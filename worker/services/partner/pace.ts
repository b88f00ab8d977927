import type { JobNeeds } from '../parts'

/** How long a part rests after each of its steps, in milliseconds: a step takes some, and readers come in between. */
const REST = 150
/** How long a part takes at most unless somebody waits for it, in milliseconds. */
const LONGEST_PART = 20_000

/** Rests between two steps of a part. @returns whether there is time for another one. */
export type Pace = () => Promise<boolean>

/**
 * The pace of a part: short steps with rests between them, so that a database that is busy for hours doesn't keep readers
 * waiting. Why: docs/decisions/065-partner-months.md.
 *
 * @param longest how long the part takes at most, in milliseconds.
 */
export function openPace({ pause }: JobNeeds<'pause'>, longest = LONGEST_PART): Pace {
  const end = performance.now() + longest
  return async () => {
    await pause(REST)
    return performance.now() < end
  }
}

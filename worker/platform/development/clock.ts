import type { Clock } from '../clock'

/** How far the clock of development is ahead of the machine's, in milliseconds. One isolate has one. */
let ahead = 0

/** The machine's clock, moved on as often as it was told (docs/rules/development.md, "Clock"). */
export const developmentClock: Clock = { now: () => Date.now() + ahead }

/** What is done after the clock was moved: the platform's alarms and cron know the machine's time alone. */
export type Followed = (env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>) => Promise<void>

const followers: Followed[] = []

/** Lets something be done whenever the clock was moved. */
export function followClock(follower: Followed): void {
  followers.push(follower)
}

/**
 * Moves the clock on. Resolves when everything that became due was done, also what is done after an answer.
 *
 * @param milliseconds at least 0: time goes one way.
 */
export async function advanceClock(milliseconds: number, env: Env): Promise<void> {
  ahead += milliseconds
  const after: Promise<unknown>[] = []
  for (const follower of followers) await follower(env, { waitUntil: (work) => after.push(work) })
  while (after.length > 0) await Promise.allSettled(after.splice(0))
}

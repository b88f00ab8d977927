import { isolateMemory } from '../../isolate-memory'
import type { Clock } from '../clock'

/** How far the development clock is ahead of the machine's, in milliseconds. One per isolate. */
let ahead = 0
isolateMemory({
  clear() {
    ahead = 0
  },
})

/** The machine's clock plus all advances (docs/rules/development.md, "Clock"). */
export const developmentClock: Clock = { now: () => Date.now() + ahead }

/** Work to do after the clock was moved, since the platform's alarms and cron only know the machine's time. */
export type Followed = (env: Env) => Promise<void>

const followers: Followed[] = []

/** Registers work to be done whenever the clock is moved. */
export function followClock(follower: Followed): void {
  followers.push(follower)
}

/**
 * Moves the clock forward. Resolves once everything that became due is done.
 *
 * @param milliseconds at least 0: time only moves forward.
 */
export async function advanceClock(milliseconds: number, env: Env): Promise<void> {
  ahead += milliseconds
  for (const follower of followers) await follower(env)
}

/**
 * Wrong tries and what follows from them, computed by one rule for codes, passwords and second factors.
 * Rule: docs/rules/identity.md, "Lockouts".
 */

/** What is tried. `address` counts the wrong codes that come from one network address. */
export type LockoutKind = 'login-code' | 'password' | 'two-factor' | 'address'

/** How things stand with a subject. Times in milliseconds since 1970 UTC. */
export interface LockoutState {
  /** Wrong tries since the last right one or the last lock. */
  failCount: number
  /** When it was locked for a while, within the last day; oldest first. */
  softLocks: readonly number[]
  /** Until when nothing is judged; absent while it isn't locked. */
  lockedUntil: number | null
  /** Locked until somebody shows by mail who they are. */
  isPermanent: boolean
}

export const UNLOCKED: LockoutState = { failCount: 0, softLocks: [], lockedUntil: null, isPermanent: false }

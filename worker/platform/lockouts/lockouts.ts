import type { LockoutKind, LockoutState } from '../../../schema/rules/lockout'

/** Whether an attempt may be checked; it counts as wrong until `succeeded` is called. */
export interface Attempt {
  isAllowed: boolean
  /** The state including this attempt; if it isn't allowed, the state before it. */
  state: LockoutState
}

/**
 * Counts wrong attempts and keeps locks, one after the other for each subject (docs/rules/identity.md,
 * "Lockouts"). A subject is an account, an email address, or a network address.
 */
export interface Lockouts {
  /** Counts one attempt before it is checked: of many at once, no more are allowed than the rule says. */
  attempt(kind: LockoutKind, subject: string): Promise<Attempt>
  /** The attempt was correct: resets the count. */
  succeeded(kind: LockoutKind, subject: string): Promise<void>
  /** The current state; counts nothing. */
  state(kind: LockoutKind, subject: string): Promise<LockoutState>
  /** Resets everything, including a permanent lock, once the person has proven by mail who they are. */
  lift(kind: LockoutKind, subject: string): Promise<void>
  /**
   * Counts a use of something that is limited over a period.
   *
   * @param windowMs how long a use counts.
   * @param most the limit: uses beyond it aren't stored, so persistent requests don't prolong the wait.
   * @param items how many things this use is of, if the limit is one of things: 1 otherwise.
   * @returns how many there were in that period, including this use.
   */
  use(what: string, subject: string, windowMs: number, most?: number, items?: number): Promise<number>
  /** When another use is within the limit again, in milliseconds since 1970 UTC. Counts nothing. */
  freeAt(what: string, subject: string, windowMs: number, most: number): Promise<number>
  /** Resets the uses of something. */
  forget(what: string, subject: string): Promise<void>
}

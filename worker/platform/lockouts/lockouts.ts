import type { LockoutKind, LockoutState } from '../../../schema/rules/lockout'

/** Whether a try may be judged; it is counted as wrong until `succeeded` is called. */
export interface Attempt {
  isAllowed: boolean
  /** How things stand with this try counted; when it isn't allowed, how they stood before. */
  state: LockoutState
}

/**
 * Counts wrong tries and keeps locks, one after the other for each subject (docs/rules/identity.md, "Lockouts").
 * A subject is an account, an address of mail, or a network address.
 */
export interface Lockouts {
  /** Takes one try, before it is judged: of many at once no more are allowed than the rule says. */
  attempt(kind: LockoutKind, subject: string): Promise<Attempt>
  /** The try was right: what was counted is forgotten. */
  succeeded(kind: LockoutKind, subject: string): Promise<void>
  /** How things stand; counts nothing. */
  state(kind: LockoutKind, subject: string): Promise<LockoutState>
  /** Forgets everything, also a lock for good: the person has shown by mail who they are. */
  lift(kind: LockoutKind, subject: string): Promise<void>
  /**
   * Counts one use of something that there is only so much of in a while.
   *
   * @param windowMs how long a use counts.
   * @param most as many as there may be: one more isn't kept, so who asks on and on doesn't prolong the wait.
   * @returns how many uses there were in that time, this one included.
   */
  use(what: string, subject: string, windowMs: number, most?: number): Promise<number>
  /** Forgets the uses of something. */
  forget(what: string, subject: string): Promise<void>
}

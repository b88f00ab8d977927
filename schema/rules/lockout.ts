import { DAY, MINUTE } from './time-units'

/**
 * Wrong attempts and their consequences, computed by one rule for codes, passwords, second factors and
 * network addresses. Rule: docs/rules/identity.md, "Lockouts".
 */

/** The kind of attempt. `address` counts the wrong codes that come from one network address. */
export type LockoutKind = 'login-code' | 'password' | 'two-factor' | 'address'

/** The number of wrong attempts that lock a subject temporarily. */
export const ATTEMPTS = 6
/** How long such a lock lasts, in milliseconds. */
const SOFT_LOCK = MINUTE
/** The number of short locks within a day after which a longer one follows. */
const SOFT_LOCKS = 3
/** More wrong codes within a day lock out a network address for a day. */
export const ADDRESS_ATTEMPTS = 50

/** The state of a subject. Times in milliseconds since 1970 UTC. */
export interface LockoutState {
  /** Wrong attempts within the last day since the last correct one, or since the last lock ended. */
  failCount: number
  /** When it was locked temporarily, within the last day; oldest first. */
  softLocks: readonly number[]
  /** Until when attempts aren't checked; absent while it isn't locked. */
  lockedUntil: number | null
  /** Locked until the person proves their identity by mail. */
  isPermanent: boolean
}

export const UNLOCKED: LockoutState = { failCount: 0, softLocks: [], lockedUntil: null, isPermanent: false }

/** A subject's stored record. Times in milliseconds since 1970 UTC, oldest first. */
export interface LockoutRecord {
  /** Attempts that count as wrong. */
  wrongAt: readonly number[]
  softLocks: readonly number[]
  lockedUntil: number | null
  isPermanent: boolean
}

export const NO_RECORD: LockoutRecord = { wrongAt: [], softLocks: [], lockedUntil: null, isPermanent: false }

/**
 * What happens to a subject. `attempt`: somebody tries, which counts as wrong before it is checked.
 * `succeeded`: an allowed attempt turned out correct. `lifted`: the person has proven their identity by mail.
 */
export type LockoutEvent = 'attempt' | 'succeeded' | 'lifted'

/** The state that a record describes at a time. */
export const lockoutState = (record: LockoutRecord): LockoutState => ({
  failCount: record.wrongAt.length,
  softLocks: record.softLocks,
  lockedUntil: record.lockedUntil,
  isPermanent: record.isPermanent,
})

/** Whether attempts are currently not checked. */
export const isLocked = ({ lockedUntil, isPermanent }: LockoutRecord | LockoutState, now: number): boolean =>
  isPermanent || (lockedUntil !== null && lockedUntil > now)

/** The record without what has expired by now. */
export function settledLockout(record: LockoutRecord, now: number): LockoutRecord {
  const recent = (at: number): boolean => now - at < DAY
  const isOver = record.lockedUntil !== null && record.lockedUntil <= now
  return {
    // A lock that has ended begins a new count.
    wrongAt: isOver ? [] : record.wrongAt.filter(recent),
    softLocks: record.softLocks.filter(recent),
    lockedUntil: isOver ? null : record.lockedUntil,
    isPermanent: record.isPermanent,
  }
}

/**
 * The record after an event. An attempt during a lock changes nothing: it isn't checked, so it isn't counted.
 *
 * @param now in milliseconds since 1970 UTC.
 */
export function nextLockout(
  kind: LockoutKind,
  before: LockoutRecord,
  event: LockoutEvent,
  now: number,
): LockoutRecord {
  if (event === 'lifted') return NO_RECORD
  const record = settledLockout(before, now)
  if (event === 'succeeded') return kind === 'address' ? withoutTry(record) : withoutTries(record)
  if (isLocked(record, now)) return record
  const counted = { ...record, wrongAt: [...record.wrongAt, now] }
  return kind === 'address' ? afterAddressTry(counted, now) : afterTry(kind, counted, now)
}

/** The sixth wrong attempt locks for a minute, the third such lock within a day for longer. */
function afterTry(kind: Exclude<LockoutKind, 'address'>, record: LockoutRecord, now: number): LockoutRecord {
  if (record.wrongAt.length < ATTEMPTS) return record
  const softLocks = [...record.softLocks, now]
  const soft = { ...record, softLocks, lockedUntil: now + SOFT_LOCK }
  const [first = now] = softLocks.slice(-SOFT_LOCKS)
  if (softLocks.length < SOFT_LOCKS) return soft
  if (kind !== 'login-code') return { ...soft, isPermanent: true, lockedUntil: null }
  // The day begins with the first of the three.
  return { ...soft, lockedUntil: Math.max(first + DAY, now + SOFT_LOCK) }
}

/**
 * Somebody with their own account can't buy the network address more attempts with it: only their own attempt is taken
 * back.
 */
function withoutTry(record: LockoutRecord): LockoutRecord {
  const wrongAt = record.wrongAt.slice(0, -1)
  return { ...record, wrongAt, lockedUntil: wrongAt.length > ADDRESS_ATTEMPTS ? record.lockedUntil : null }
}

/** The count starts over. A lock that the correct attempt itself caused, being the sixth, is undone. */
function withoutTries(record: LockoutRecord): LockoutRecord {
  const wasLocked = record.lockedUntil !== null || record.isPermanent
  const softLocks = wasLocked ? record.softLocks.slice(0, -1) : record.softLocks
  return { wrongAt: [], softLocks, lockedUntil: null, isPermanent: false }
}

function afterAddressTry(record: LockoutRecord, now: number): LockoutRecord {
  return record.wrongAt.length > ADDRESS_ATTEMPTS ? { ...record, lockedUntil: now + DAY } : record
}

/**
 * When a record becomes meaningless, in milliseconds since 1970 UTC; never for a permanent lock, long ago for
 * an empty one.
 */
export function lockoutEndsAt({ wrongAt, softLocks, lockedUntil, isPermanent }: LockoutRecord): number {
  if (isPermanent) return Number.POSITIVE_INFINITY
  return Math.max(0, lockedUntil ?? 0, ...[...wrongAt, ...softLocks].map((at) => at + DAY))
}

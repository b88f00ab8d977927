import { isLocked, type LockoutState } from '../../../schema/rules/lockout'
import type { LockoutErrorType } from '../../../schema/rules/lockout-message'
import type { Needs } from '../parts'
import { failed, ok, type Result } from '../result'
import { type LockedOut, lockedOut } from './locked-out'

/** What can be attempted here; mailed codes have their own rules. */
type Tried = 'password' | 'two-factor'

const WORDS: Readonly<
  Record<Tried, { wrong: LockoutErrorType; soft: LockoutErrorType; forGood: LockoutErrorType }>
> = {
  password: {
    wrong: 'InvalidPassword',
    soft: 'PasswordSoftLockout',
    forGood: 'PasswordPermanentLockout',
  },
  'two-factor': {
    wrong: 'InvalidTwoFactorAuthCode',
    soft: 'TwoFactorAuthSoftLockout',
    forGood: 'TwoFactorAuthPermanentLockout',
  },
}

/** An attempt that may be checked. It counts as wrong until `right` is called. */
export interface TakenAttempt {
  /** The failure for a wrong attempt. */
  wrong: LockedOut
  /** Whether the attempt locked the subject permanently. */
  isLast: boolean
  right(): Promise<void>
}

/** The kind of attempt, and its subject. */
export interface Trial {
  kind: Tried
  /** The account's id, or a substitute for an account that doesn't exist. */
  subject: string
  /** The input that the failure is about. */
  field: string
}

/**
 * Counts an attempt at an account's credential, for the account and for the network address, before it is
 * checked (docs/rules/identity.md, "Lockouts").
 */
export async function takeAttempt(
  { lockouts, clock, browser: { address } }: Needs<'lockouts' | 'clock' | 'browser'>,
  { kind, subject, field }: Trial,
): Promise<Result<TakenAttempt, LockedOut>> {
  const words = WORDS[kind]
  const told = (state: LockoutState): LockedOut => {
    const errorType = state.isPermanent
      ? words.forGood
      : isLocked(state, clock.now())
        ? words.soft
        : words.wrong
    return lockedOut(clock, field, {
      errorType,
      failCount: state.failCount,
      lockedOutUntil: state.lockedUntil,
    })
  }
  const ofAddress = ({ failCount, lockedUntil }: LockoutState) =>
    failed(lockedOut(clock, field, { errorType: 'IpAuthLockout', failCount, lockedOutUntil: lockedUntil }))

  // A locked-out network address doesn't lock the account for others.
  const state = address === null ? undefined : await lockouts.state('address', address)
  if (state && isLocked(state, clock.now())) return ofAddress(state)
  const account = await lockouts.attempt(kind, subject)
  if (!account.isAllowed) return failed(told(account.state))
  const network = address === null ? undefined : await lockouts.attempt('address', address)
  if (network && !network.isAllowed) return ofAddress(network.state)
  return ok({
    wrong: told(account.state),
    isLast: account.state.isPermanent,
    async right() {
      await Promise.all([
        lockouts.succeeded(kind, subject),
        address === null ? undefined : lockouts.succeeded('address', address),
      ])
    },
  })
}

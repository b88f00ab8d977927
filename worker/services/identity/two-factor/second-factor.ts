import { DAY } from '../../../../schema/rules/time-units'
import { newestOfBrowser, type OneTimeRow } from '../../../data/identity/one-time'
import { useRecoveryCode } from '../../../data/identity/recovery-codes'
import { totpOfUser, useStep } from '../../../data/identity/totp'
import type { Needs } from '../../parts'
import { done, failed, type Result } from '../../result'
import { takeAttempt } from '../attempts'
import { browserHash } from '../browser'
import { settleLater } from '../codes/settle-later'
import type { LockedOut } from '../locked-out'
import { type NoticeParts, noticeLater } from '../security-notice'
import { recoveryCodeHash } from './recovery-codes'
import { decryptSecret, stepOf } from './totp'
import type { TypedCode } from './typed-code'

/** The parts that check a second factor. */
export type SecondFactorParts = NoticeParts & Needs<'keys' | 'lockouts'>

/** Uses up a code of the app; false if it is wrong, or was used before. */
async function useAppCode(
  { db, keys, clock }: Needs<'db' | 'keys' | 'clock'>,
  userId: string,
  digits: string,
): Promise<boolean> {
  const factor = await db.first(totpOfUser, userId)
  if (!factor || factor.confirmedAt === null) return false
  const step = stepOf(await decryptSecret(keys, userId, factor.secret), digits, clock.now())
  if (step === undefined) return false
  const [changed] = await db.write([useStep(userId, step)])
  return changed === 1
}

/** Uses up a recovery code, and tells its owner; false if it isn't one. */
async function useRescueCode(
  parts: NoticeParts & Needs<'keys'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { db, keys, clock } = parts
  const hash = await recoveryCodeHash(keys, userId, code)
  const [changed] = await db.write([useRecoveryCode(userId, hash, clock.now())])
  if (changed !== 1) return false
  noticeLater(parts, userId, 'recovery-code-used')
  return true
}

/**
 * How many recovery codes are checked in a day while the second factor is permanently locked, for each first
 * factor.
 */
const RESCUES = 5

/** The owner of the second factor, and how they gave the first. */
interface Giver {
  userId: string
  method: string
}

/**
 * Checks a recovery code of somebody whose second factor is permanently locked: it is their way back, and
 * lifts the lock. Five attempts a day, which is next to nothing against fifty random bits. Somebody who only
 * knows the password uses up none of those that the owner has by mail.
 */
async function judgeRescue(
  parts: SecondFactorParts,
  { userId, method }: Giver,
  code: string,
  locked: LockedOut,
): Promise<Result<undefined, LockedOut>> {
  const { lockouts } = parts
  const uses = await lockouts.use('recovery-codes', `${userId} ${method}`, DAY, RESCUES)
  if (uses > RESCUES || !(await useRescueCode(parts, userId, code))) return failed(locked)
  await lockouts.lift('two-factor', userId)
  return done
}

/**
 * Checks a code of a person's second factor and uses it up: a code of the app, or a recovery code. Rule:
 * docs/rules/identity.md, "Second factor".
 */
export async function judgeSecondFactor(
  parts: SecondFactorParts,
  giver: Giver,
  code: TypedCode,
): Promise<Result<undefined, LockedOut>> {
  const { userId } = giver
  const attempt = await takeAttempt(parts, { kind: 'two-factor', subject: userId, field: 'code' })
  if (!attempt.ok) {
    const { failure } = attempt
    const isForGood = failure.errorType === 'TwoFactorAuthPermanentLockout'
    return isForGood && 'recovery' in code ? judgeRescue(parts, giver, code.recovery, failure) : attempt
  }
  const isRight =
    'digits' in code
      ? await useAppCode(parts, userId, code.digits)
      : await useRescueCode(parts, userId, code.recovery)
  if (!isRight) return failed(attempt.value.wrong)
  settleLater(parts, attempt.value.right, { isRepeatable: false })
  return done
}

/** The first factor that this browser has given, and the account whose second one is required. */
export async function pendingSecondFactor({
  db,
  browser,
  keys,
  clock,
}: Needs<'db' | 'browser' | 'keys' | 'clock'>): Promise<(OneTimeRow & { userId: string }) | undefined> {
  const hash = await browserHash(browser, keys)
  const row = hash && (await db.first(newestOfBrowser, hash, 'second-factor', clock.now()))
  return row && row.userId !== null ? { ...row, userId: row.userId } : undefined
}

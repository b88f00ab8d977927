import { credentialWording } from '../../../schema/wording/credentials'
import { newestOfBrowser, type OneTimeRow } from '../../data/identity/one-time'
import { useRecoveryCode } from '../../data/identity/recovery-codes'
import { totpOfUser, useStep } from '../../data/identity/totp'
import type { Parts } from '../parts'
import { takeAttempt } from './attempts'
import { browserHash } from './browser'
import { settleLater } from './codes/settle-later'
import { type Grant, issueGrant } from './grants'
import { spendOneTime } from './one-time'
import { normalizedRecoveryCode, recoveryCodeHash } from './recovery-codes'
import { isRefused, type LockedOut, type Refused, refused } from './refused'
import { noticeLater } from './security-notice'
import { decryptSecret, stepOf } from './totp'

/** The digits that somebody typed, without the space that apps show in the middle. */
export const typedDigits = (code: string): string | undefined =>
  code.length <= 40 && /^\d{6}$/.test(code.replace(/[\s-]+/g, '')) ? code.replace(/[\s-]+/g, '') : undefined

/** Uses a code of the app up; false when it is wrong, or was used before. */
async function useAppCode({ db, keys, clock }: Parts, userId: string, digits: string): Promise<boolean> {
  const factor = await db.first(totpOfUser, userId)
  if (!factor || factor.confirmedAt === null) return false
  const step = stepOf(await decryptSecret(keys, userId, factor.secret), digits, clock.now())
  if (step === undefined) return false
  const [changed] = await db.write([useStep(userId, step)])
  return changed === 1
}

/** Uses a recovery code up, and tells its owner; false when it is none. */
async function useRescueCode(identity: Parts, userId: string, code: string): Promise<boolean> {
  const { db, keys, clock } = identity
  const hash = await recoveryCodeHash(keys, userId, code)
  const [changed] = await db.write([useRecoveryCode(userId, hash, clock.now())])
  if (changed !== 1) return false
  noticeLater(identity, userId, 'recovery-code-used')
  return true
}

/** Recovery codes that are judged in a day while the second factor is locked for good, for each first factor. */
const RESCUES = 5
const DAY = 24 * 60 * 60 * 1000

/** Whose second factor it is, and how they gave the first. */
interface Giver {
  userId: string
  method: string
}

/**
 * Judges a recovery code of somebody whose second factor is locked for good: it is their way back, and lifts the
 * lock. Five tries a day, which is next to nothing against fifty random bits; who knows the password alone uses up
 * none of those that the owner has who comes by mail.
 */
async function judgeRescue(
  identity: Parts,
  { userId, method }: Giver,
  code: string,
  locked: LockedOut,
): Promise<LockedOut | undefined> {
  const { lockouts } = identity
  const uses = await lockouts.use('recovery-codes', `${userId} ${method}`, DAY, RESCUES)
  if (uses > RESCUES) return locked
  if (!(await useRescueCode(identity, userId, code))) return locked
  await lockouts.lift('two-factor', userId)
  return undefined
}

/**
 * Judges a code of a person's second factor and uses it up: a code of the app, or a recovery code.
 * Rule: docs/rules/identity.md, "Second factor".
 *
 * @returns a refusal, or nothing when the code was right.
 */
export async function judgeSecondFactor(
  identity: Parts,
  giver: Giver,
  code: string,
): Promise<LockedOut | Refused<'BadRequest'> | undefined> {
  const { userId } = giver
  const digits = typedDigits(code)
  const recovery = normalizedRecoveryCode(code)
  if (digits === undefined && recovery === undefined)
    return refused('BadRequest', credentialWording.codeShape)
  const attempt = await takeAttempt(identity, 'two-factor', userId)
  if (isRefused(attempt)) {
    const isForGood = attempt.errorType === 'TwoFactorAuthPermanentLockout'
    return isForGood && digits === undefined ? judgeRescue(identity, giver, code, attempt) : attempt
  }
  if (digits !== undefined) {
    if (!(await useAppCode(identity, userId, digits))) return attempt.wrong
  } else if (!(await useRescueCode(identity, userId, code))) return attempt.wrong
  settleLater(identity, attempt.right, { isRepeatable: false })
  return undefined
}

/** The first factor that this browser has given, and whose second one it is asked for. */
export async function pendingSecondFactor({
  db,
  browser,
  keys,
  clock,
}: Parts): Promise<(OneTimeRow & { userId: string }) | undefined> {
  const hash = await browserHash(browser, keys)
  const row = hash && (await db.first(newestOfBrowser, hash, 'second-factor', clock.now()))
  return row && row.userId !== null ? { ...row, userId: row.userId } : undefined
}

/**
 * The second step of signing in, in the browser that took the first.
 *
 * @returns a token for /m/callback/authenticate.
 */
export async function verifyTwoFactorCode(
  identity: Parts,
  code: string,
): Promise<{ token: string } | LockedOut | Refused<'BadRequest'> | Refused<'NotFound'>> {
  const row = await pendingSecondFactor(identity)
  if (!row) return refused('NotFound', credentialWording.noSecondFactor)
  const { userId } = row
  const grant = JSON.parse(row.data) as Grant
  const wrong = await judgeSecondFactor(identity, { userId, method: grant.method }, code)
  if (wrong) return wrong
  if (!(await spendOneTime(identity, row))) return refused('NotFound', credentialWording.noSecondFactor)
  return { token: await issueGrant(identity, { ...grant, isComplete: true }) }
}

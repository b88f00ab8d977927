import { normalizedEmail } from '../../../schema/rules/email'
import { PASSWORDS_WINDOW, PASSWORDS_WITHOUT_CAPTCHA } from '../../../schema/rules/password'
import { signInWording } from '../../../schema/wording/sign-in'
import { passwordByEmail, replaceHash } from '../../data/identity/passwords'
import type { Parts } from '../parts'
import { takeAttempt } from './attempts'
import { settleLater } from './codes/settle-later'
import { issueGrant } from './grants'
import { keptRedirect } from './kept-redirect'
import { hashPassword, judgePassword } from './password-hash'
import { isRefused, type LockedOut, type Refused, refused } from './refused'
import { noticeLater } from './security-notice'

/** What somebody brings who signs in with a password. */
export interface PasswordSignIn {
  email: string
  password: string
  redirect?: string | null | undefined
  captchaValue?: string | null | undefined
}

/** Whether the captcha that an address is asked for after many tries was passed, or none is asked for. */
async function passesCaptcha(
  { captcha, lockouts, browser: { address } }: Parts,
  value: string | null | undefined,
): Promise<boolean> {
  if (!captcha || address === null) return true
  const tries = await lockouts.use('password', address, PASSWORDS_WINDOW)
  if (tries <= PASSWORDS_WITHOUT_CAPTCHA) return true
  return (await captcha.verify(value, { action: 'login', address })) === 'passed'
}

/**
 * Signs somebody in who knows an account's password. An address without an account, and an account without a
 * password, are told apart from a wrong password by nothing: neither words, nor locks, nor time.
 * Rule: docs/rules/identity.md, "Passwords".
 *
 * @returns a token for /m/callback/authenticate.
 */
export async function signInWithPassword(
  identity: Parts,
  { email: typed, password, redirect, captchaValue }: PasswordSignIn,
): Promise<{ token: string } | Refused<'BadRequest'> | Refused<'FailedChallenge'> | LockedOut> {
  const { db, keys } = identity
  const email = normalizedEmail(typed)
  if (!email) return refused('BadRequest', signInWording.errors.email)
  if (password === '') return refused('BadRequest', signInWording.errors.password)
  if (!(await passesCaptcha(identity, captchaValue))) {
    return refused('FailedChallenge', signInWording.errors.captcha)
  }
  const account = await db.first(passwordByEmail, email)
  const attempt = await takeAttempt(identity, 'password', account?.userId ?? `nobody ${email}`)
  if (isRefused(attempt)) return attempt

  const stored = account?.passwordHash ?? null
  const judged = await judgePassword(keys, password, stored)
  if (!account || stored === null || !judged.isRight) {
    if (account && stored !== null && attempt.isLast) noticeLater(identity, account.userId, 'password-locked')
    return attempt.wrong
  }
  const { userId } = account
  settleLater(identity, attempt.right, { isRepeatable: false })
  if (judged.isOutdated) {
    await db.write([replaceHash(userId, stored, await hashPassword(keys, password))])
  }
  const token = await issueGrant(identity, {
    userId,
    operation: 'login',
    method: 'password',
    redirect: keptRedirect(redirect),
    isNewAccount: false,
    isComplete: false,
  })
  return { token }
}

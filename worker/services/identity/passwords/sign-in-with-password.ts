import * as v from 'valibot'
import { emailAddress } from '../../../../schema/inputs/email'
import { captchaValue, presentPassword, redirectAddress } from '../../../../schema/inputs/sign-in'
import { PASSWORDS_WINDOW, PASSWORDS_WITHOUT_CAPTCHA } from '../../../../schema/rules/password'
import { signInWording } from '../../../../schema/wording/sign-in'
import { passwordByEmail, replaceHash } from '../../../data/identity/passwords'
import type { Needs } from '../../parts'
import { type Failure, fail, failed, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { takeAttempt } from '../attempts'
import { settleLater } from '../codes/settle-later'
import { issueGrant, type SignInToken } from '../grants'
import type { LockedOut } from '../locked-out'
import { noticeLater } from '../security-notice'
import { hashPassword, judgePassword } from './password-hash'

type Parts = Needs<'db' | 'clock' | 'keys' | 'browser' | 'lockouts' | 'captcha' | 'later' | 'mailer' | 'site'>

/**
 * Whether the captcha that is required of a network address after many attempts was passed, or none is
 * required.
 */
async function passesCaptcha(
  { captcha, lockouts, browser: { address } }: Needs<'captcha' | 'lockouts' | 'browser'>,
  value: string | null,
): Promise<boolean> {
  if (!captcha || address === null) return true
  const tries = await lockouts.use('password', address, PASSWORDS_WINDOW)
  if (tries <= PASSWORDS_WITHOUT_CAPTCHA) return true
  return (await captcha.verify(value, { action: 'login', address })) === 'passed'
}

/**
 * Signs somebody in with an account's password. Neither messages, locks nor time distinguish an address
 * without an account, or an account without a password, from a wrong password. Rule: docs/rules/identity.md,
 * "Passwords".
 */
export const signInWithPassword = defineUseCase(
  v.object({
    email: emailAddress(signInWording.errors.email),
    password: v.pipe(presentPassword, v.nonEmpty(signInWording.errors.password)),
    redirect: v.nullish(redirectAddress, null),
    captchaValue: v.nullish(captchaValue, null),
  }),
  async (
    parts: Parts,
    { email, password, redirect, captchaValue },
  ): Promise<Result<SignInToken, Failure<'FAILED_CHALLENGE'> | LockedOut>> => {
    const { db, keys } = parts
    if (!(await passesCaptcha(parts, captchaValue))) {
      return fail('FAILED_CHALLENGE', signInWording.errors.captcha)
    }
    const account = await db.first(passwordByEmail, email)
    const subject = account?.userId ?? `nobody ${email}`
    const attempt = await takeAttempt(parts, { kind: 'password', subject, field: 'password' })
    if (!attempt.ok) return attempt
    const { wrong, isLast, right } = attempt.value

    const stored = account?.passwordHash ?? null
    const judged = await judgePassword(keys, password, stored)
    if (!account || stored === null || !judged.isRight) {
      if (account && stored !== null && isLast) noticeLater(parts, account.userId, 'password-locked')
      return failed(wrong)
    }
    const { userId } = account
    settleLater(parts, right, { isRepeatable: false })
    if (judged.isOutdated) {
      await db.write([replaceHash(userId, stored, await hashPassword(keys, password))])
    }
    return ok(
      await issueGrant(parts, {
        userId,
        operation: 'login',
        method: 'password',
        redirect,
        isNewAccount: false,
        isComplete: false,
      }),
    )
  },
)

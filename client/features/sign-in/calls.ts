import type { SignInOperation } from '../../../schema/rules/identity'
import { signInWording } from '../../../schema/wording/sign-in'
import type { Execute } from '../../lib/app'
import type { BrowserCaptcha } from './captcha'
import type { SendError } from './machine'
import { SendAcctAuthEmail } from './send-acct-auth-email.generated'
import { SendAlternateUserEmail } from './send-alternate-user-email.generated'
import { SignInWithPassword } from './sign-in-with-password.generated'
import { VerifyLoginCode } from './verify-login-code.generated'
import { VerifyTwoFactorCode } from './verify-two-factor-code.generated'

const { errors } = signInWording

/** The outcome of requesting a mail. */
export type SendOutcome = { operation: SignInOperation } | { error: SendError }
/** The outcome of proving one's identity. */
export type TokenOutcome = { token: string } | { message: string; isCaptcha?: true }

export interface Caller {
  execute: Execute
  captcha: BrowserCaptcha
}

const CAPTCHA_FAILED: SendOutcome = { error: { type: 'RECAPTCHA_FAILED', message: errors.captcha } }
const OTHER: SendOutcome = { error: { type: 'OTHER', message: errors.other } }

interface Mail {
  email: string
  operation: SignInOperation
  redirect: string | undefined
  /** To the account that was used in this browser before, whose address the worker knows. */
  isSuggested?: boolean
}

async function ask({ execute }: Caller, mail: Mail, value: string | undefined) {
  const [redirect, captchaValue] = [mail.redirect ?? null, value ?? null]
  if (mail.isSuggested) {
    return (await execute(SendAlternateUserEmail, { redirect, captchaValue })).sendAlternateUserEmail
  }
  const { email, operation } = mail
  const more = { redirect, captchaValue, fullName: null, type: 'LOGIN_CODE' }
  return (await execute(SendAcctAuthEmail, { email: email.trim(), operation, ...more })).sendAcctAuthEmail
}

async function send(caller: Caller, mail: Mail, captchaValue: string | undefined): Promise<SendOutcome> {
  const result = await ask(caller, mail, captchaValue)
  switch (result.__typename) {
    case 'SusiMethod':
      return { operation: result.value === 'register' ? 'register' : 'login' }
    case 'FailedChallenge':
      return CAPTCHA_FAILED
    case 'NotFound':
      return { error: { type: mail.isSuggested ? 'OTHER' : 'UNRECOGNIZED_EMAIL', message: result.message } }
    case 'BadRequest':
    case 'ServiceUnavailable':
      return { error: { type: 'OTHER', message: result.message || errors.other } }
    default:
      return OTHER
  }
}

/**
 * Requests a mail with a code and a link. Signing up includes a captcha value; signing in only if the worker
 * demands one. Rule: docs/rules/identity.md, "Captcha".
 */
export async function sendMail(caller: Caller, mail: Mail): Promise<SendOutcome> {
  const { captcha } = caller
  try {
    if (mail.operation === 'register') {
      const value = await captcha.ask('signup')
      return captcha.isOn && value === undefined ? CAPTCHA_FAILED : await send(caller, mail, value)
    }
    const first = await send(caller, mail, undefined)
    if (first !== CAPTCHA_FAILED) return first
    const value = await captcha.ask('login')
    return value === undefined ? first : await send(caller, mail, value)
  } catch {
    return OTHER
  }
}

/** Submits the code from the mail. */
export async function verifyCode(
  { execute }: Pick<Caller, 'execute'>,
  loginCode: string,
): Promise<TokenOutcome> {
  try {
    const { verifyLoginCode: result } = await execute(VerifyLoginCode, { loginCode })
    switch (result.__typename) {
      case 'Token':
        return { token: result.value }
      case 'TooManyRequests':
        return { message: result.message || errors.tooManyCodes }
      default:
        return { message: result.message || errors.code }
    }
  } catch {
    return { message: errors.other }
  }
}

/** Submits the password, with a captcha value if the worker demands one. */
export async function verifyPassword(
  { execute, captcha }: Caller,
  input: { email: string; password: string; redirect: string | undefined },
): Promise<TokenOutcome> {
  const ask = async (captchaValue: string | undefined) => {
    const variables = {
      email: input.email.trim(),
      password: input.password,
      redirect: input.redirect ?? null,
      captchaValue: captchaValue ?? null,
    }
    return (await execute(SignInWithPassword, variables)).signInWithPassword
  }
  try {
    let result = await ask(undefined)
    if (result.__typename === 'FailedChallenge') {
      const value = await captcha.ask('login')
      if (value !== undefined) result = await ask(value)
    }
    if (result.__typename === 'Token') return { token: result.value }
    if (result.__typename === 'FailedChallenge') return { message: errors.captcha, isCaptcha: true }
    return { message: result.message || errors.other }
  } catch {
    return { message: errors.other }
  }
}

/** Submits a code of the authenticator app, or a recovery code. */
export async function verifySecondFactor(
  { execute }: Pick<Caller, 'execute'>,
  code: string,
): Promise<TokenOutcome> {
  try {
    const { verifyTwoFactorCode: result } = await execute(VerifyTwoFactorCode, { code })
    return result.__typename === 'Token'
      ? { token: result.value }
      : { message: result.message || errors.other }
  } catch {
    return { message: errors.other }
  }
}

import { linkTo } from '../../../../schema/routes/links'
import { normalizedEmail } from '../../../../schema/rules/email'
import { SIGN_IN_OPERATIONS, type SignInOperation } from '../../../../schema/rules/identity'
import { MAX_NAME } from '../../../../schema/rules/limits'
import {
  CODES_WITHOUT_CAPTCHA,
  MAILS_FROM_ADDRESS,
  MAX_REDIRECT,
  UNANSWERED_MAILS,
} from '../../../../schema/rules/sign-in-mails'
import { codeWording } from '../../../../schema/wording/codes'
import { signInWording } from '../../../../schema/wording/sign-in'
import { accountByEmail } from '../../../data/identity/accounts'
import { useOlderOfBrowser, useOneTime } from '../../../data/identity/one-time'
import type { Parts } from '../../parts'
import { bindBrowser } from '../browser'
import { deviceName } from '../device-name'
import { newReference } from '../keys'
import { signInMail } from '../mails/sign-in-mail'
import { prepareOneTime } from '../one-time'
import { isRefused, type Refused, refused } from '../refused'
import {
  hashLoginCode,
  type LoginCode,
  type LoginLink,
  type MailedSignIn,
  newLoginCode,
  rowOfMail,
} from './mailed-sign-in'

/** What somebody asks for, as they sent it. */
export interface CodeRequest {
  email: string
  operation: string
  redirect?: string | null | undefined
  fullName?: string | null | undefined
  captchaValue?: string | null | undefined
}

export type CodeRefusal = Refused<'BadRequest' | 'FailedChallenge' | 'NotFound' | 'ServiceUnavailable'>

/** What the mail that went out is good for. */
export interface SentCode {
  operation: SignInOperation
}

const MINUTE = 60_000
const { errors } = signInWording

const isOperation = (text: string): text is SignInOperation =>
  (SIGN_IN_OPERATIONS as readonly string[]).includes(text)

/** The request in the form in which it is kept; a refusal for one that can't be meant. */
function checked(asked: CodeRequest): MailedSignIn | CodeRefusal {
  const { operation, redirect = null, fullName = null } = asked
  const email = normalizedEmail(asked.email)
  if (!email) return refused('BadRequest', errors.email)
  if (!isOperation(operation)) return refused('BadRequest', errors.other)
  if (redirect !== null && redirect.length > MAX_REDIRECT) {
    return refused('BadRequest', codeWording.redirectTooLong)
  }
  if (fullName !== null && [...fullName].length > MAX_NAME) {
    return refused('BadRequest', codeWording.nameTooLong(MAX_NAME))
  }
  return { email, operation, redirect, fullName }
}

/** Asks for the captcha where it is due, and counts. Rules: docs/rules/identity.md, "Captcha" and "Mails". */
async function challenged(
  { captcha, lockouts, browser: { address } }: Parts,
  operation: SignInOperation,
  captchaValue: string | null | undefined,
): Promise<CodeRefusal | undefined> {
  const subject = address ?? 'unknown'
  const asked = await lockouts.use('codes', subject, CODES_WITHOUT_CAPTCHA.windowMs)
  if (asked > MAILS_FROM_ADDRESS.most) {
    return refused('BadRequest', codeWording.tooManyFromNetwork(MAILS_FROM_ADDRESS.windowMs / MINUTE))
  }
  const isDue = operation === 'register' || asked > CODES_WITHOUT_CAPTCHA.most
  if (!captcha || !isDue) return undefined
  const action = operation === 'register' ? 'signup' : 'login'
  const verdict = await captcha.verify(captchaValue, { action, address })
  return verdict === 'passed' ? undefined : refused('FailedChallenge', errors.captcha)
}

/**
 * Mails a code, which works in the asking browser, and a link. Somebody who signs up with an address that has an
 * account gets a mail that signs in to it. Rule: docs/rules/identity.md, "Codes and links".
 *
 * @returns what the mail is good for.
 */
export async function sendCode(identity: Parts, asked: CodeRequest): Promise<SentCode | CodeRefusal> {
  const wanted = checked(asked)
  if (isRefused(wanted)) return wanted
  const failed = await challenged(identity, wanted.operation, asked.captchaValue)
  if (failed) return failed
  const { db, lockouts } = identity
  const { email } = wanted
  const account = await db.first(accountByEmail, email)
  if (!account && wanted.operation === 'login') return refused('NotFound', signInWording.unrecognized.title)
  // Only mails that go out count, so that one of them always has a link that works.
  const { most, windowMs } = UNANSWERED_MAILS
  if ((await lockouts.use('sign-in-mails', email, windowMs, most)) > most) {
    return refused('BadRequest', codeWording.tooManyMails(windowMs / MINUTE))
  }
  const operation = account ? 'login' : 'register'
  const isSent = await mailCode(identity, { ...wanted, operation }, account?.id)
  return isSent ? { operation } : refused('ServiceUnavailable', codeWording.mailFailed)
}

/** Keeps a code and a link and mails them. When the mail doesn't go, neither is good for anything. */
async function mailCode(identity: Parts, mailed: MailedSignIn, userId: string | undefined): Promise<boolean> {
  const { db, clock, keys, mailer, browser, site } = identity
  const browserHash = await bindBrowser(browser, keys)
  const reference = newReference()
  const code = newLoginCode()
  const salt = newReference(16)
  const [codeRow, linkRow] = await Promise.all([
    rowOfMail(keys, 'login-code', reference),
    rowOfMail(keys, 'login-link', reference),
  ])
  const codeData: LoginCode = {
    ...mailed,
    salt,
    codeHash: await hashLoginCode(keys, salt, code),
    linkHash: linkRow,
  }
  const linkData: LoginLink = { ...mailed, askedBy: browserHash }
  const whose = userId === undefined ? {} : { userId }
  const rows = await Promise.all([
    prepareOneTime(identity, { kind: 'login-code', browserHash, ...whose, data: codeData, reference }),
    prepareOneTime(identity, { kind: 'login-link', ...whose, data: linkData, reference }),
  ])
  await db.write(rows.map(({ statement }) => statement))
  const link = browser.mainOrigin + linkTo('CallbackEmail', {}, { query: { token: reference } })
  const { email: to, operation } = mailed
  const device = deviceName(browser.userAgent)
  try {
    await mailer.send(signInMail(site, { to, operation, code, link, device, country: browser.country }))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'sign-in', error: String(error) }))
    const now = clock.now()
    await db.write([useOneTime(codeRow, 'login-code', now), useOneTime(linkRow, 'login-link', now)])
    return false
  }
  await db.write([useOlderOfBrowser(browserHash, 'login-code', codeRow, clock.now())])
  return true
}

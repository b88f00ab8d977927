import type { SignInOperation } from '../../../../schema/rules/identity'
import {
  CODES_A_DAY,
  CODES_WITHOUT_CAPTCHA,
  MAILS_FROM_ADDRESS,
  UNANSWERED_MAILS,
} from '../../../../schema/rules/sign-in-mails'
import { MINUTE } from '../../../../schema/rules/time-units'
import { codeWording } from '../../../../schema/wording/codes'
import { signInWording } from '../../../../schema/wording/sign-in'
import { accountByEmail } from '../../../data/identity/accounts'
import type { Needs } from '../../parts'
import { done, type Failure, fail, ok, type Result } from '../../result'
import { mayAskAboutAddress } from '../asked-about'
import { type CodeMailParts, mailCode } from './mail-code'
import type { MailedSignIn } from './mailed-sign-in'

/** The parts that send a code. */
export type SendCodeParts = CodeMailParts & Needs<'captcha' | 'lockouts'>

/** Why no code was sent. */
export type NotSent = Failure<'BAD_REQUEST' | 'FAILED_CHALLENGE' | 'NOT_FOUND' | 'SERVICE_UNAVAILABLE'>

/** The purpose of the mail that was sent. */
export interface SentCode {
  value: SignInOperation
}

const { errors } = signInWording

/** Requires the captcha where it is due, and counts. Rules: docs/rules/identity.md, "Captcha" and "Mails". */
async function challenge(
  parts: Needs<'captcha' | 'lockouts' | 'browser'>,
  operation: SignInOperation,
  captchaValue: string | null,
): Promise<Result<undefined, Failure<'BAD_REQUEST' | 'FAILED_CHALLENGE'>>> {
  const { captcha, lockouts, browser } = parts
  const { address } = browser
  const { fromNetwork, windowMs } = CODES_A_DAY
  const [today, asked, mayAsk] = await Promise.all([
    lockouts.use('codes-a-day', address ?? 'unknown', windowMs, fromNetwork),
    lockouts.use('codes', address ?? 'unknown', CODES_WITHOUT_CAPTCHA.windowMs),
    mayAskAboutAddress(parts),
  ])
  if (today > fromNetwork) return fail('BAD_REQUEST', codeWording.tooManyInADay)
  if (asked > MAILS_FROM_ADDRESS.most) {
    return fail('BAD_REQUEST', codeWording.tooManyFromNetwork(MAILS_FROM_ADDRESS.windowMs / MINUTE))
  }
  // The answer tells whether there is an account: who has asked about many has to be a person.
  if (!captcha) return mayAsk ? done : fail('BAD_REQUEST', codeWording.tooManyQuestions)
  const isDue = operation === 'register' || asked > CODES_WITHOUT_CAPTCHA.most || !mayAsk
  if (!isDue) return done
  const action = operation === 'register' ? 'signup' : 'login'
  const verdict = await captcha.verify(captchaValue, { action, address })
  return verdict === 'passed' ? done : fail('FAILED_CHALLENGE', errors.captcha)
}

/**
 * Mails a code, which works in the requesting browser, and a link. Somebody who signs up with an address that
 * has an account gets a mail that signs in to it. Rule: docs/rules/identity.md, "Codes and links".
 */
export async function sendCode(
  parts: SendCodeParts,
  wanted: MailedSignIn,
  captchaValue: string | null,
): Promise<Result<SentCode, NotSent>> {
  const passed = await challenge(parts, wanted.operation, captchaValue)
  if (!passed.ok) return passed
  const { db, lockouts } = parts
  const { email } = wanted
  const { forAddress } = CODES_A_DAY
  // Before the address is looked up, so that the answer is the same whether somebody has it.
  if ((await lockouts.use('codes-for-address', email, CODES_A_DAY.windowMs, forAddress)) > forAddress)
    return fail('BAD_REQUEST', codeWording.tooManyInADay)
  const account = await db.first(accountByEmail, email)
  if (!account && wanted.operation === 'login') {
    return fail('NOT_FOUND', signInWording.unrecognized.title, 'email')
  }
  // Only sent mails count, so that one of them always has a working link.
  const { most, windowMs } = UNANSWERED_MAILS
  if ((await lockouts.use('sign-in-mails', email, windowMs, most)) > most) {
    return fail('BAD_REQUEST', codeWording.tooManyMails(windowMs / MINUTE))
  }
  const operation = account ? 'login' : 'register'
  const isSent = await mailCode(parts, { ...wanted, operation }, account?.id)
  return isSent ? ok({ value: operation }) : fail('SERVICE_UNAVAILABLE', codeWording.mailFailed)
}

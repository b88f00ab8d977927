import * as v from 'valibot'
import { numberCountry, typedNumber } from '../../../schema/inputs/mobile-verification'
import { hostOfOrigin } from '../../../schema/routes/origin'
import { MOBILE_CODE_EVERY, MOBILE_CODE_LIFETIME } from '../../../schema/rules/mobile-verification'
import { mobileVerificationMessages as messages } from '../../../schema/wording/mobile-verification-messages'
import { mobileNumberOf } from '../../data/mobile-verification/queries'
import { deleteMobileCode, putMobileCode } from '../../data/mobile-verification/writes'
import { newLoginCode } from '../identity/codes/mailed-sign-in'
import type { NotOwn } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { numberFailure, whyNotSent } from './may-send'
import {
  hashOfCode,
  hashOfNumber,
  type OwnVerification,
  requireVerifier,
  sealNumber,
  type VerificationParts,
  verificationOf,
} from './own-verification'
import { readPhoneNumber } from './phone-number'

type NotStarted =
  | NotOwn
  | Failure<
      'USER_SUSPENDED' | 'PHONE_NUMBER_VALIDATION_ERROR' | 'RATE_LIMITED' | 'CONFLICT' | 'SERVICE_UNAVAILABLE'
    >

/**
 * Sends a code to a mobile number. Whether the number has verified another account is told only to who has the code. Rule:
 * docs/rules/mobile-verification.md, “What is sent”.
 */
export const startMobileVerification = defineUseCase(
  v.object({
    country: v.pipe(numberCountry, v.description('Where the number is dialled as it is typed.')),
    phoneNumber: v.pipe(
      typedNumber,
      v.description('The number, as it is dialled there or with + and a code.'),
    ),
  }),
  async (
    parts: VerificationParts & Needs<'lockouts'>,
    { country, phoneNumber },
  ): Promise<Result<OwnVerification, NotStarted>> => {
    const session = await requireVerifier(parts)
    if (!session.ok) return session
    const { db, clock, keys, sms, lockouts, site, browser } = parts
    if (!sms) return fail('SERVICE_UNAVAILABLE', messages.unavailable)
    const { id: userId } = session.value.user
    const number = await readPhoneNumber(phoneNumber, country)
    if (typeof number === 'string') return numberFailure(number)
    const numberHash = await hashOfNumber(keys, number.e164)
    if ((await db.first(mobileNumberOf, userId))?.numberHash === numberHash)
      return fail('CONFLICT', messages.yours, 'phoneNumber')
    // A form that is sent twice is one request.
    if ((await lockouts.use('sms-now', userId, MOBILE_CODE_EVERY, 1)) > 1)
      return fail('RATE_LIMITED', messages.tooOften(MOBILE_CODE_EVERY))
    const refused = await whyNotSent(parts, sms, userId, number)
    if (refused) return refused

    const code = newLoginCode()
    const codeHash = await hashOfCode(keys, userId, numberHash, code)
    const now = clock.now()
    const row = {
      userId,
      numberHash,
      number: await sealNumber(keys, userId, number.written),
      codeHash,
      tries: 0,
      sentAt: now,
      expiresAt: now + MOBILE_CODE_LIFETIME,
    }
    await db.write([putMobileCode(row)])
    const text = messages.message(site.productName, code, hostOfOrigin(browser.mainOrigin))
    // One that may be under way can still be typed.
    if ((await sms.send({ to: number.e164, text, code })) === 'refused') {
      await db.write([deleteMobileCode(userId, codeHash)])
      return fail('SERVICE_UNAVAILABLE', messages.notSent)
    }
    return ok(await verificationOf(parts, session.value))
  },
)

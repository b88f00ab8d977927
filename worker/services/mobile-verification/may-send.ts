import { type NumberProblem, SMS_LIMITS } from '../../../schema/rules/mobile-verification'
import { DAY } from '../../../schema/rules/time-units'
import { mobileVerificationMessages as messages } from '../../../schema/wording/mobile-verification-messages'
import { spendOnSms } from '../../data/mobile-verification/writes'
import type { Sms } from '../../platform/sms/sms'
import type { Needs } from '../parts'
import { type Failed, type Failure, fail } from '../result'
import type { PhoneNumber } from './phone-number'

/** Numbers that have all but their last digits in common. */
const rangeOf = ({ e164 }: PhoneNumber): string => e164.slice(0, -4)

/** Why a number can't be verified. */
export const numberFailure = (problem: NumberProblem) =>
  fail(
    'PHONE_NUMBER_VALIDATION_ERROR',
    messages.problems[problem],
    problem === 'INVALID_COUNTRY_CODE' ? 'country' : 'phoneNumber',
  )

/**
 * Counts a message before it is sent: for its account, its number, the network that asks, and the numbers beside it, and
 * spends what it costs. Says why it may not be sent. Rule: docs/rules/mobile-verification.md, “What is sent”.
 */
export async function whyNotSent(
  { lockouts, clock, db, browser }: Needs<'lockouts' | 'clock' | 'db' | 'browser'>,
  sms: Sms,
  userId: string,
  number: PhoneNumber,
): Promise<Failed<Failure<'RATE_LIMITED' | 'PHONE_NUMBER_VALIDATION_ERROR'>> | undefined> {
  const price = sms.price(number.country)
  if (price === undefined) return numberFailure('INVALID_COUNTRY_CODE')
  const subjects = {
    account: userId,
    number: number.e164,
    network: browser.address ?? 'unknown',
    range: rangeOf(number),
  }
  const now = clock.now()
  for (const [kind, subject] of Object.entries(subjects) as [keyof typeof subjects, string][]) {
    const { most, windowMs } = SMS_LIMITS[kind]
    const what = `sms-${kind}`
    if ((await lockouts.use(what, subject, windowMs, most)) <= most) continue
    return fail(
      'RATE_LIMITED',
      messages.tooOften((await lockouts.freeAt(what, subject, windowMs, most)) - now),
    )
  }
  const spent = await db.write(spendOnSms(Math.floor(now / DAY), sms.service, price, sms.budget))
  if (spent.at(-1) === 1) return undefined
  console.error(JSON.stringify({ event: 'sms-budget-spent' }))
  return fail('RATE_LIMITED', messages.noMore)
}

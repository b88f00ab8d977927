import {
  DECLINES_OF_PERSON,
  DECLINES_WITHOUT_CAPTCHA,
  TRIES_OF_NETWORK,
  TRIES_OF_PERSON,
} from '../../../schema/rules/membership/tries'
import { MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { answersBank } from './bank-questions'

export type PayerParts = Needs<'lockouts' | 'browser' | 'clock' | 'captcha'>
export type OverLimit = Failure<'RATE_LIMITED' | 'FAILED_CHALLENGE'>

/** Refuses somebody who has tried too often within a time, in milliseconds. */
export const tooOften = (windowMs: number) =>
  fail('RATE_LIMITED', membershipMessages.tooOften(windowMs / MINUTE))

/** The network of a browser, as the subject of a limit. */
export const networkIn = ({ browser }: Needs<'browser'>): string => `network ${browser.address ?? 'unknown'}`

/** Whether as many cards were declined for a person or a network as a limit allows. */
const isReached = async (
  { lockouts, clock }: PayerParts,
  subject: string,
  { most, windowMs }: { most: number; windowMs: number },
): Promise<boolean> => (await lockouts.freeAt('declines', subject, windowMs, most)) > clock.now()

/** Counts a try to pay; the time of the limit, in milliseconds, that somebody or their network has reached. */
async function exceededBy(parts: PayerParts, userId: string): Promise<number | undefined> {
  const { lockouts } = parts
  const network = networkIn(parts)
  const [ofPerson, ofNetwork] = await Promise.all([
    lockouts.use('payments', userId, TRIES_OF_PERSON.windowMs, TRIES_OF_PERSON.most),
    lockouts.use('payments', network, TRIES_OF_NETWORK.windowMs, TRIES_OF_NETWORK.most),
  ])
  if (ofPerson > TRIES_OF_PERSON.most) return TRIES_OF_PERSON.windowMs
  return ofNetwork > TRIES_OF_NETWORK.most ? TRIES_OF_NETWORK.windowMs : undefined
}

/**
 * Lets somebody try to pay, unless they or their network have tried too often; sending a request again after its bank's
 * question isn't another try. After some declined cards, it takes a captcha. Rule: docs/rules/membership.md, "Card
 * testing".
 */
export async function limitPayer(
  parts: PayerParts,
  { userId, key, captchaValue }: { userId: string; key: string; captchaValue: string | null },
): Promise<Result<undefined, OverLimit>> {
  const { browser, captcha } = parts
  const { address } = browser
  const network = networkIn(parts)
  const exceeded = (await answersBank(parts, userId, key)) ? undefined : await exceededBy(parts, userId)
  if (exceeded !== undefined) return tooOften(exceeded)
  if (await isReached(parts, userId, DECLINES_OF_PERSON)) return tooOften(DECLINES_OF_PERSON.windowMs)
  if (!captcha) return done
  const isSuspicious = await Promise.all([
    isReached(parts, userId, DECLINES_WITHOUT_CAPTCHA),
    isReached(parts, network, DECLINES_WITHOUT_CAPTCHA),
  ])
  if (!isSuspicious.includes(true)) return done
  const verdict = await captcha.verify(captchaValue, { action: 'payment', address })
  return verdict === 'passed' ? done : fail('FAILED_CHALLENGE', membershipMessages.captcha)
}

/** Counts a declined card against the person and their network. */
export async function countDecline(parts: PayerParts, userId: string): Promise<void> {
  const { lockouts } = parts
  const { windowMs } = DECLINES_OF_PERSON
  await Promise.all([
    lockouts.use('declines', userId, windowMs),
    lockouts.use('declines', networkIn(parts), windowMs),
  ])
}

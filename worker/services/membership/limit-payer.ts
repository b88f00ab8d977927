import {
  DECLINES_OF_PERSON,
  DECLINES_WITHOUT_CAPTCHA,
  TRIES_OF_NETWORK,
  TRIES_OF_PERSON,
} from '../../../schema/rules/membership/tries'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'

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

/** A request to pay, as it is sent again. */
interface Request {
  userId: string
  key: string
}

/** How long a request that was let through may be sent again without being another try, in milliseconds. */
const SENT_AGAIN = DAY

const subjectOf = ({ userId, key }: Request): string => `${userId} ${key}`

const isLetThrough = async ({ lockouts, clock }: PayerParts, request: Request): Promise<boolean> =>
  (await lockouts.freeAt('payments-let-through', subjectOf(request), SENT_AGAIN, 1)) > clock.now()

/**
 * Lets somebody try to pay, unless they or their network have tried too often. After some declined cards, it takes a
 * captcha. A request that was let through before isn't another try: it is told what became of it. Rule:
 * docs/rules/membership.md, "Card testing".
 */
export async function limitPayer(
  parts: PayerParts,
  request: Request & { captchaValue: string | null },
): Promise<Result<undefined, OverLimit>> {
  if (await isLetThrough(parts, request)) return done
  const tried = await tryToPay(parts, request)
  if (tried.ok) {
    await parts.lockouts.use('payments-let-through', subjectOf(request), SENT_AGAIN, 1)
    return done
  }
  // The same request may have been let through at the same time, and charge something.
  return (await isLetThrough(parts, request)) ? done : tried
}

async function tryToPay(
  parts: PayerParts,
  { userId, captchaValue }: Request & { captchaValue: string | null },
): Promise<Result<undefined, OverLimit>> {
  const { browser, captcha } = parts
  const { address } = browser
  const network = networkIn(parts)
  const exceeded = await exceededBy(parts, userId)
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

/** Counts a declined card, after which the request that named it is over: sent again, it is another try. */
export async function endDeclined(parts: PayerParts, request: Request): Promise<void> {
  await Promise.all([
    countDecline(parts, request.userId),
    parts.lockouts.forget('payments-let-through', subjectOf(request)),
  ])
}

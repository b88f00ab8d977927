import { COUNTRIES } from '../../../schema/rules/countries'
import { MOBILE_CODE_TRIES } from '../../../schema/rules/mobile-verification'
import { mobileVerificationMessages as messages } from '../../../schema/wording/mobile-verification-messages'
import { mobileNumberOf, openMobileCodeOf } from '../../data/mobile-verification/queries'
import type { Keys } from '../identity/keys'
import { seal, unseal } from '../identity/sealed'
import { type NotOwn, ownSession, requireOwnSession } from '../identity/security-guard'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { maskedNumber } from './phone-number'

/** How far somebody is with verifying their number. Times in milliseconds since 1970 UTC. */
export interface OwnVerification {
  /** The person's id. */
  id: string
  /** Whether messages are sent at all. */
  isOffered: boolean
  /** Countries to which they are sent, two letters each. */
  countries: string[]
  /** Where the platform takes the person to be. */
  country: string | null
  /** The verified number, of which most is hidden. */
  number: string | null
  verifiedAt: number | null
  /** The number to which a code is on its way. */
  pending: { number: string; expiresAt: number } | null
}

export type VerificationParts = Needs<'db' | 'clock' | 'keys' | 'sms' | 'session' | 'browser' | 'site'>

const shown = (owner: string) => ({ purpose: 'mobile-number-shown', owner }) as const

/** A number as it is stored, readable for its owner only. */
export const sealNumber = (keys: Keys, owner: string, written: string): Promise<string> =>
  seal(keys, shown(owner), written)

const readNumber = (keys: Keys, owner: string, stored: string): Promise<string> =>
  unseal(keys, shown(owner), stored)

/** What a number is compared by. */
export const hashOfNumber = (keys: Keys, e164: string): Promise<string> => keys.hash('mobile-number', e164)

/** What a code is compared by: it is good for one person and one number. */
export const hashOfCode = (keys: Keys, userId: string, numberHash: string, code: string): Promise<string> =>
  keys.hash('mobile-code', `${userId} ${numberHash} ${code}`)

/** How far somebody is. */
export async function verificationOf(
  { db, clock, keys, sms, browser: { country } }: VerificationParts,
  { user: { id } }: Session,
): Promise<OwnVerification> {
  const [number, code] = await Promise.all([
    db.first(mobileNumberOf, id),
    db.first(openMobileCodeOf, id, MOBILE_CODE_TRIES, clock.now()),
  ])
  const [written, pending] = await Promise.all([
    number && readNumber(keys, id, number.number),
    code && readNumber(keys, id, code.number),
  ])
  return {
    id,
    isOffered: sms !== undefined,
    countries: sms ? COUNTRIES.filter((code) => sms.price(code) !== undefined) : [],
    country,
    number: written === undefined ? null : maskedNumber(written),
    verifiedAt: number?.verifiedAt ?? null,
    pending: pending === undefined || !code ? null : { number: pending, expiresAt: code.expiresAt },
  }
}

/** How far the viewer is; null for a visitor, and for somebody who uses another person's session. */
export async function ownVerification(parts: VerificationParts): Promise<OwnVerification | null> {
  const session = await ownSession(parts)
  return session ? verificationOf(parts, session) : null
}

/** The session of somebody who may verify a number, or remove theirs. */
export async function requireVerifier(
  parts: VerificationParts,
): Promise<Result<Session, NotOwn | Failure<'USER_SUSPENDED'>>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const actor = actorOf(session.value, parts.browser.mainOrigin)
  return can(actor, 'verifyMobile', { entity: 'account', account: session.value.user })
    ? ok(session.value)
    : fail('USER_SUSPENDED', messages.suspended)
}

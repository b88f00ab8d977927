import { credentialWording } from '../../../schema/wording/credentials'
import {
  deleteRecoveryCodes,
  insertFirstRecoveryCodes,
  insertRecoveryCodes,
} from '../../data/identity/recovery-codes'
import { beginTotp, confirmTotp, deleteTotp, totpOfUser } from '../../data/identity/totp'
import type { Parts } from '../parts'
import { newRecoveryCodes, recoveryCodeHashes } from './recovery-codes'
import { isRefused, type LockedOut, type Refused, refused } from './refused'
import { judgeSecondFactor, typedDigits } from './second-factor'
import { ownSession, recentSession } from './security-guard'
import { noticeLater } from './security-notice'
import type { Session } from './session'
import { decryptSecret, encryptSecret, newSecret, otpauthUrl, qrSvg, stepOf } from './totp'

type Kept = Refused<'Unauthorized'> | Refused<'Forbidden'>

/** How long somebody may take to put the secret into their app, in milliseconds. */
const SETUP_LIFETIME = 30 * 60 * 1000

/** What somebody puts into their app. */
export interface TwoFactorSetup {
  /** Base32. */
  secret: string
  otpauthUrl: string
  qrSvg: string
}

/** The codes, which nobody can show again. */
export interface NewRecoveryCodes {
  session: Session
  codes: string[]
}

/** Begins to set the second factor up; beginning again makes another secret. */
export async function startTwoFactor(identity: Parts): Promise<TwoFactorSetup | Kept | Refused<'Conflict'>> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  const { db, clock, keys, site } = identity
  const { user } = session
  const secret = newSecret()
  const [begun] = await db.write([
    beginTotp(user.id, await encryptSecret(keys, user.id, secret), clock.now()),
  ])
  if (begun !== 1) return refused('Conflict', credentialWording.twoFactorIsOn)
  const url = otpauthUrl(secret, site.productName, user.email ?? user.username)
  return { secret, otpauthUrl: url, qrSvg: qrSvg(url) }
}

/** Switches the second factor on: a code shows that the app took the secret. */
export async function confirmTwoFactor(
  identity: Parts,
  code: string,
): Promise<NewRecoveryCodes | Kept | Refused<'BadRequest'>> {
  const session = await ownSession(identity)
  if (isRefused(session)) return session
  const { db, clock, keys } = identity
  const { id } = session.user
  const now = clock.now()
  const factor = await db.first(totpOfUser, id)
  if (!factor || (factor.confirmedAt === null && factor.createdAt + SETUP_LIFETIME <= now)) {
    return refused('BadRequest', credentialWording.setupOver)
  }
  if (factor.confirmedAt !== null) return refused('BadRequest', credentialWording.twoFactorIsOn)
  const digits = typedDigits(code)
  const step = digits && stepOf(await decryptSecret(keys, id, factor.secret), digits, now)
  if (!step) return refused('BadRequest', credentialWording.setupCode)

  const codes = newRecoveryCodes()
  const hashes = await recoveryCodeHashes(keys, id, codes)
  const changed = await db.write([
    ...insertFirstRecoveryCodes(id, factor.secret, hashes),
    confirmTotp(id, factor.secret, step, now),
  ])
  if (changed.at(-1) !== 1) return refused('BadRequest', credentialWording.setupOver)
  noticeLater(identity, id, 'two-factor-on')
  return { session, codes }
}

/** The session of somebody whose second factor is on and who gave it just now. */
async function withSecondFactor(
  identity: Parts,
  code: string,
): Promise<Session | Kept | LockedOut | Refused<'BadRequest'>> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  const factor = await identity.db.first(totpOfUser, session.user.id)
  if (!factor || factor.confirmedAt === null) {
    return refused('BadRequest', credentialWording.twoFactorIsOff)
  }
  const { user, method } = session
  return (await judgeSecondFactor(identity, { userId: user.id, method }, code)) ?? session
}

export async function disableTwoFactor(
  identity: Parts,
  code: string,
): Promise<Session | Kept | LockedOut | Refused<'BadRequest'>> {
  const session = await withSecondFactor(identity, code)
  if (isRefused(session)) return session
  const { id } = session.user
  await identity.db.write([deleteTotp(id), deleteRecoveryCodes(id)])
  noticeLater(identity, id, 'two-factor-off')
  return session
}

/** Makes ten new recovery codes; the old ones stop working. */
export async function regenerateRecoveryCodes(
  identity: Parts,
  code: string,
): Promise<NewRecoveryCodes | Kept | LockedOut | Refused<'BadRequest'>> {
  const session = await withSecondFactor(identity, code)
  if (isRefused(session)) return session
  const { id } = session.user
  const codes = newRecoveryCodes()
  const hashes = await recoveryCodeHashes(identity.keys, id, codes)
  await identity.db.write([deleteRecoveryCodes(id), insertRecoveryCodes(id, hashes)])
  noticeLater(identity, id, 'recovery-codes-made')
  return { session, codes }
}

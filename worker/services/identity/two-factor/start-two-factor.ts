import { credentialWording } from '../../../../schema/wording/credentials'
import { beginTotp } from '../../../data/identity/totp'
import type { Needs } from '../../parts'
import { type Failure, fail, ok, type Result } from '../../result'
import { type GuardParts, type NotRecent, requireRecentSession } from '../security-guard'
import { encryptSecret, newSecret, otpauthUrl, qrSvg } from './totp'

/** The data for the authenticator app. */
export interface TwoFactorSetup {
  /** Base32. */
  secret: string
  otpauthUrl: string
  /** The address as a QR code: an SVG document. */
  qrSvg: string
}

/** Begins to set up the second factor; starting over creates another secret. */
export async function startTwoFactor(
  parts: GuardParts & Needs<'db' | 'keys'>,
): Promise<Result<TwoFactorSetup, NotRecent | Failure<'CONFLICT'>>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const { db, clock, keys, site } = parts
  const { user } = session.value
  const secret = newSecret()
  const encrypted = await encryptSecret(keys, user.id, secret)
  const [begun] = await db.write([beginTotp(user.id, encrypted, clock.now())])
  if (begun !== 1) return fail('CONFLICT', credentialWording.twoFactorIsOn)
  const url = otpauthUrl(secret, site.productName, user.email ?? user.username)
  return ok({ secret, otpauthUrl: url, qrSvg: qrSvg(url) })
}

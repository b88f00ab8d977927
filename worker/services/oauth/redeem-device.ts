import { secretKindOf } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { DEVICE_WAITS } from '../../../schema/rules/oauth'
import type { OauthError } from '../../../schema/wording/oauth'
import {
  claimOauthDevice,
  insertTokenOfDevice,
  noteDeviceAsked,
  type OauthDevice,
  oauthDeviceByHash,
} from '../../data/oauth/device'
import type { OauthApplication } from '../../data/oauth/queries'
import type { Needs } from '../parts'
import type { OauthParams } from './authorization'
import { prepareTokens } from './issue-tokens'
import type { Redeemed } from './redeem'

/** What keeps a device from its tokens; nothing if somebody has allowed them. */
function hindrance(
  { decision, expiresAt, usedBy, deactivatedAt }: OauthDevice,
  now: number,
): OauthError | undefined {
  if (usedBy !== null || deactivatedAt !== null) return 'invalid_grant'
  if (expiresAt <= now) return 'expired_token'
  if (decision === 'denied') return 'access_denied'
  return decision === null ? 'authorization_pending' : undefined
}

/**
 * Redeems a device's code for tokens once somebody has allowed them: of any number of attempts at once, one gets them. A
 * device that asks too soon waits five seconds longer from then on. Rule: docs/rules/oauth.md, "Devices".
 */
export async function redeemDevice(
  { db, clock }: Needs<'db' | 'clock'>,
  application: OauthApplication,
  { device_code: text = '' }: OauthParams,
): Promise<Redeemed> {
  if ((await secretKindOf(text)) !== 'odc') return { error: 'invalid_grant' }
  const hash = await sha256(text)
  const device = await db.first(oauthDeviceByHash, hash)
  if (device?.applicationId !== application.id) return { error: 'invalid_grant' }
  const { userId, familyId, waitMs, askedAt } = device
  const now = clock.now()
  const error = hindrance(device, now)
  if (error === 'authorization_pending') {
    const isTooSoon = askedAt !== null && now - askedAt < waitMs
    await db.write([noteDeviceAsked(hash, isTooSoon ? waitMs + DEVICE_WAITS : waitMs, now)])
    return { error: isTooSoon ? 'slow_down' : error }
  }
  if (error || userId === null) return { error: error ?? 'invalid_grant' }
  const names = JSON.parse(device.names) as string[]
  const { issued, refreshHash, rows } = await prepareTokens({ application, userId, familyId, names, now })
  const [claimed] = await db.write([
    claimOauthDevice(hash, refreshHash, now),
    ...rows.map((row) => insertTokenOfDevice(row, hash, refreshHash)),
  ])
  return claimed === 1 ? issued : { error: 'invalid_grant' }
}

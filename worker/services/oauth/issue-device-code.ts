import { newSecret } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import {
  DEVICE_CODE_LASTS,
  DEVICE_WAITS,
  DEVICES_BEGUN,
  MAX_OAUTH_VALUE,
  newDeviceCode,
  scopesNamed,
  shownDeviceCode,
} from '../../../schema/rules/oauth'
import { SECOND } from '../../../schema/rules/time-units'
import type { OauthError } from '../../../schema/wording/oauth'
import { insertOauthDevice } from '../../data/oauth/device'
import type { OauthApplication } from '../../data/oauth/queries'
import type { Keys } from '../identity/keys'
import type { Needs } from '../parts'
import type { OauthParams } from './authorization'

/** What a device shows and asks with, or why it can't. */
export type IssuedDeviceCode = { device: string; typed: string } | { error: OauthError }

/** What a typed code is found by. */
export const hashOfTyped = (keys: Keys, code: string): Promise<string> => keys.hash('device-code', code)

/** Begins with a device, which waits until somebody allows it something. Rule: docs/rules/oauth.md, "Devices". */
export async function issueDeviceCode(
  {
    db,
    clock,
    keys,
    lockouts,
    newId,
    browser,
  }: Needs<'db' | 'clock' | 'keys' | 'lockouts' | 'newId' | 'browser'>,
  application: OauthApplication,
  { scope = '' }: OauthParams,
): Promise<IssuedDeviceCode> {
  const asked = scope.length > MAX_OAUTH_VALUE ? undefined : scopesNamed(scope)
  if (!asked) return { error: 'invalid_scope' }
  const { most, windowMs } = DEVICES_BEGUN
  if ((await lockouts.use('devices', browser.address ?? 'unknown', windowMs, most)) > most)
    return { error: 'temporarily_unavailable' }
  const device = await newSecret('odc')
  const code = newDeviceCode()
  const now = clock.now()
  await db.write([
    insertOauthDevice({
      hash: await sha256(device),
      typedHash: await hashOfTyped(keys, code),
      applicationId: application.id,
      names: JSON.stringify(asked.names),
      familyId: newId(),
      waitMs: DEVICE_WAITS,
      createdAt: now,
      expiresAt: now + DEVICE_CODE_LASTS,
    }),
  ])
  return { device, typed: shownDeviceCode(code) }
}

/** What a device is told (RFC 8628, 3.2). @param page where its code is typed. */
export const toldOfDevice = ({ device, typed }: { device: string; typed: string }, page: string): object => ({
  device_code: device,
  user_code: typed,
  verification_uri: page,
  verification_uri_complete: `${page}?user_code=${typed}`,
  expires_in: DEVICE_CODE_LASTS / SECOND,
  interval: DEVICE_WAITS / SECOND,
})

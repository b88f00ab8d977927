import {
  type AskedScopes,
  DEVICE_CODE_TRIES,
  scopesNamed,
  typedDeviceCode,
} from '../../../schema/rules/oauth'
import { oauthPageWording as wording } from '../../../schema/wording/oauth-page'
import {
  decideDevice,
  expectWaitingDevice,
  isDeviceDecided,
  type WaitingDevice,
  waitingDevice,
} from '../../data/oauth/device'
import { type NotOwn, requireAutomation } from '../identity/security-guard'
import { noticeLater } from '../identity/security-notice'
import type { Needs } from '../parts'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { allowScopes } from './allow-scopes'
import type { DecisionParts } from './decide-authorization'
import { hashOfTyped } from './issue-device-code'

type NotFound = Failure<'NOT_FOUND' | 'RATE_LIMITED'>
type FindParts = Needs<'db' | 'clock' | 'keys' | 'lockouts'>

/** A device that waits, with what its application asks for. */
type AskingDevice = Omit<WaitingDevice, 'names'> & { asked: AskedScopes }

const unknown = fail('NOT_FOUND', wording.device.unknown)

/**
 * The device that shows a code, if it still waits. What somebody types wrongly counts, so that nobody finds the devices of
 * others by guessing.
 */
export async function findDevice(
  { db, clock, keys, lockouts }: FindParts,
  userId: string,
  typed: string,
): Promise<Result<AskingDevice, NotFound>> {
  const { most, windowMs } = DEVICE_CODE_TRIES
  const tooOften: Failed<NotFound> = fail('RATE_LIMITED', wording.device.tooOften)
  const code = typedDeviceCode(typed)
  if (code === undefined) return unknown
  const now = clock.now()
  if ((await lockouts.freeAt('device-codes', userId, windowMs, most)) > now) return tooOften
  const device = await db.first(waitingDevice, await hashOfTyped(keys, code), now)
  if (device) {
    const { names, ...asking } = device
    const asked = scopesNamed((JSON.parse(names) as string[]).join(' '))
    return asked ? ok({ ...asking, asked }) : unknown
  }
  return (await lockouts.use('device-codes', userId, windowMs, most)) > most ? tooOften : unknown
}

/**
 * Allows a device what its application asks for, or doesn't. A mail reports whatever that wasn't allowed before. Rule:
 * docs/rules/oauth.md, "Devices".
 */
export async function decideOnDevice(
  parts: DecisionParts & FindParts,
  typed: string,
  isAllowed: boolean,
): Promise<Result<{ name: string }, NotOwn | NotFound>> {
  const session = await requireAutomation(parts)
  if (!session.ok) return session
  const { db, clock } = parts
  const { id: userId } = session.value.user
  const device = await findDevice(parts, userId, typed)
  if (!device.ok) return device
  const { name, hash, asked } = device.value
  const now = clock.now()
  const allowed = isAllowed ? await allowScopes(parts, device.value, userId, asked) : undefined
  try {
    await db.write([
      expectWaitingDevice(hash, now),
      decideDevice(hash, isAllowed ? 'allowed' : 'denied', userId, now),
      ...(allowed?.statements ?? []),
    ])
  } catch (error) {
    if (!isDeviceDecided(error)) throw error
    return unknown
  }
  if (allowed?.isMore) noticeLater(parts, userId, 'application-allowed', name)
  return ok({ name })
}

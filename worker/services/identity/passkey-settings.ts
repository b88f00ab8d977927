import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from '../../../schema/rules/passkeys'
import { credentialWording } from '../../../schema/wording/credentials'
import * as rows from '../../data/identity/passkeys'
import type { Parts } from '../parts'
import { registrationOptions, spendChallenge, verifyRegistration } from './passkey-ceremony'
import { readRegistration } from './passkey-responses'
import { isRefused, type Refused, refused } from './refused'
import { ownSession, recentSession } from './security-guard'
import { noticeLater } from './security-notice'
import type { Session } from './session'

type Kept = Refused<'Unauthorized'> | Refused<'Forbidden'>

const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** A name as it is kept; nothing for what is none. */
function keptName(name: string): string | undefined {
  if (name.length > 10 * MAX_PASSKEY_NAME) return undefined
  const kept = name
    .toWellFormed()
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return kept !== '' && [...kept].length <= MAX_PASSKEY_NAME ? kept : undefined
}

const badName = refused('BadRequest', credentialWording.passkeyName(MAX_PASSKEY_NAME), 'name')
const tooMany = refused('BadRequest', credentialWording.passkeyTooMany(MAX_PASSKEYS))

/** What a new passkey is made of, as JSON for navigator.credentials.create. */
export async function startPasskeyRegistration(
  identity: Parts,
): Promise<{ options: string } | Kept | Refused<'BadRequest'>> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  const { user, id } = session
  const known = await identity.db.all(rows.passkeysOfUser, user.id, MAX_PASSKEYS)
  if (known.length >= MAX_PASSKEYS) return tooMany
  return { options: await registrationOptions(identity, user, id, known) }
}

/**
 * Keeps a passkey that an authenticator has made. Its challenge was given to somebody who had shown who they are,
 * in this session.
 *
 * @param text what navigator.credentials.create gave, as JSON.
 */
export async function finishPasskeyRegistration(
  identity: Parts,
  text: string,
  name: string,
): Promise<Session | Kept | Refused<'BadRequest'> | Refused<'Conflict'>> {
  const session = await ownSession(identity)
  if (isRefused(session)) return session
  const { db, clock } = identity
  const { user, id: sessionId } = session
  const kept = keptName(name)
  if (!kept) return badName
  const claimed = readRegistration(text)
  if (!claimed) return refused('BadRequest', credentialWording.passkeyFailed)
  const { response, challenge } = claimed
  const purpose = { for: 'registration', userId: user.id, sessionId } as const
  const isOpen = await spendChallenge(identity, challenge, purpose)
  const made = isOpen ? await verifyRegistration(identity, challenge, response) : undefined
  if (!made) return refused('BadRequest', credentialWording.passkeyFailed)

  const transports = (response.response.transports ?? []).filter((name) => TRANSPORTS.has(name))
  const { credentialId, publicKey, counter } = made
  const row: rows.PasskeyRow = {
    credentialId,
    userId: user.id,
    publicKey,
    counter,
    transports: JSON.stringify([...new Set(transports)]),
    isBackedUp: made.isBackedUp ? 1 : 0,
    name: kept,
    createdAt: clock.now(),
    lastUsedAt: null,
  }
  const [added] = await db.write([rows.insertPasskey(row, MAX_PASSKEYS)])
  if (added !== 1) {
    const known = await db.first(rows.passkeyById, credentialId)
    return known ? refused('Conflict', credentialWording.passkeyTaken) : tooMany
  }
  noticeLater(identity, user.id, 'passkey-added', kept)
  return session
}

export async function renamePasskey(
  identity: Parts,
  credentialId: string,
  name: string,
): Promise<Session | Kept | Refused<'BadRequest'> | Refused<'NotFound'>> {
  const session = await ownSession(identity)
  if (isRefused(session)) return session
  const kept = keptName(name)
  if (!kept) return badName
  const [renamed] = await identity.db.write([rows.renamePasskey(session.user.id, credentialId, kept)])
  return renamed === 1 ? session : refused('NotFound', credentialWording.noPasskey)
}

/** Removes a passkey, unless it is its owner's only way in. */
export async function removePasskey(
  identity: Parts,
  credentialId: string,
): Promise<Session | Kept | Refused<'NotFound'> | Refused<'Conflict'>> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  const { db } = identity
  const { id } = session.user
  const passkey = await db.first(rows.passkeyById, credentialId)
  if (passkey?.userId !== id) return refused('NotFound', credentialWording.noPasskey)
  const [removed] = await db.write([rows.deletePasskey(id, credentialId)])
  if (removed !== 1) {
    const isThere = await db.first(rows.passkeyById, credentialId)
    return isThere
      ? refused('Conflict', credentialWording.lastWayIn)
      : refused('NotFound', credentialWording.noPasskey)
  }
  noticeLater(identity, id, 'passkey-removed', passkey.name)
  return session
}

import { PROVIDER_NAMES } from '../../../schema/rules/identity'
import { credentialWording } from '../../../schema/wording/credentials'
import { providerWording } from '../../../schema/wording/providers'
import { connectedAccountsOfUser, deleteConnectedAccount } from '../../data/identity/connectedAccounts'
import type { Identity, Session } from './identity'
import { isRefused, type Refused, refused } from './refused'
import { recentSession } from './security-guard'
import { noticeLater } from './security-notice'

/** Takes the connection with an account elsewhere away, unless it is its owner's only way in. */
export async function disconnectAccount(
  identity: Identity,
  provider: string,
): Promise<
  | Session
  | Refused<'Unauthorized'>
  | Refused<'Forbidden'>
  | Refused<'BadRequest'>
  | Refused<'NotFound'>
  | Refused<'Conflict'>
> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  const name = PROVIDER_NAMES.find((known) => known === provider)
  if (!name) return refused('BadRequest', credentialWording.noProvider)
  const { db } = identity
  const { id } = session.user
  const connected = await db.all(connectedAccountsOfUser, id)
  if (!connected.some((account) => account.provider === name)) {
    return refused('NotFound', credentialWording.noConnection)
  }
  const [removed] = await db.write([deleteConnectedAccount(id, name)])
  if (removed !== 1) return refused('Conflict', credentialWording.lastWayIn)
  noticeLater(identity, id, 'provider-disconnected', providerWording.names[name])
  return session
}

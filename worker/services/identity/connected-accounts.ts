import { PROVIDER_NAMES } from '../../../schema/rules/identity'
import { mastodonHandle } from '../../../schema/rules/mastodon'
import { credentialWording } from '../../../schema/wording/credentials'
import { providerWording } from '../../../schema/wording/providers'
import { connectedAccountsOfUser, deleteConnectedAccount } from '../../data/identity/connected-accounts'
import { deleteMastodonAccount, mastodonAccountOfUser } from '../../data/identity/mastodon'
import type { Parts } from '../parts'
import { isRefused, type Refused, refused } from './refused'
import { recentSession } from './security-guard'
import { noticeLater } from './security-notice'
import type { Session } from './session'

/** Takes the connection with a Mastodon account away. It is no way in, so it can always go. */
async function disconnectMastodon(identity: Parts, userId: string): Promise<boolean> {
  const { db } = identity
  const account = await db.first(mastodonAccountOfUser, userId)
  const [removed] = account ? await db.write([deleteMastodonAccount(userId)]) : []
  if (!account || removed !== 1) return false
  const { username, instance } = account
  noticeLater(identity, userId, 'mastodon-disconnected', mastodonHandle(username, instance))
  return true
}

/** Takes the connection with an account elsewhere away, unless it is its owner's only way in. */
export async function disconnectAccount(
  identity: Parts,
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
  if (provider === 'mastodon') {
    const isGone = await disconnectMastodon(identity, session.user.id)
    return isGone ? session : refused('NotFound', credentialWording.noConnection)
  }
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

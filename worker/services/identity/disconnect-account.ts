import * as v from 'valibot'
import { oneOf } from '../../../schema/inputs/text'
import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/identity'
import { mastodonHandle } from '../../../schema/rules/mastodon'
import { credentialWording } from '../../../schema/wording/credentials'
import { providerWording } from '../../../schema/wording/providers'
import { connectedAccountsOfUser, deleteConnectedAccount } from '../../data/identity/connected-accounts'
import { deleteMastodonAccount, mastodonAccountOfUser } from '../../data/identity/mastodon'
import type { Needs } from '../parts'
import { done, type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NotRecent, requireRecentSession } from './security-guard'
import { type NoticeParts, noticeLater } from './security-notice'
import { type OverviewParts, type SecurityOverview, securityOverview } from './security-overview'

type Reason = Failure<'NOT_FOUND' | 'CONFLICT'>

const gone = fail('NOT_FOUND', credentialWording.noConnection)

/** Disconnects a Mastodon account. It isn't a way to sign in, so it can always be removed. */
async function disconnectMastodon(parts: NoticeParts, userId: string): Promise<Result<undefined, Reason>> {
  const { db } = parts
  const account = await db.first(mastodonAccountOfUser, userId)
  const [removed] = account ? await db.write([deleteMastodonAccount(userId)]) : []
  if (!account || removed !== 1) return gone
  const { username, instance } = account
  noticeLater(parts, userId, 'mastodon-disconnected', mastodonHandle(username, instance))
  return done
}

/** Disconnects a provider's account, unless it is its owner's only way to sign in. */
async function disconnectProvider(
  parts: NoticeParts,
  userId: string,
  name: ProviderName,
): Promise<Result<undefined, Reason>> {
  const { db } = parts
  const connected = await db.all(connectedAccountsOfUser, userId)
  if (!connected.some(({ provider }) => provider === name)) return gone
  const [removed] = await db.write([deleteConnectedAccount(userId, name)])
  if (removed !== 1) return fail('CONFLICT', credentialWording.lastWayIn)
  noticeLater(parts, userId, 'provider-disconnected', providerWording.names[name])
  return done
}

/** Disconnects an external account. */
export const disconnectAccount = defineUseCase(
  v.object({ provider: oneOf([...PROVIDER_NAMES, 'mastodon'], credentialWording.noProvider) }),
  async (
    parts: OverviewParts & NoticeParts & Needs<'session'>,
    { provider },
  ): Promise<Result<SecurityOverview, NotRecent | Reason>> => {
    const session = await requireRecentSession(parts)
    if (!session.ok) return session
    const { id } = session.value.user
    const result =
      provider === 'mastodon'
        ? await disconnectMastodon(parts, id)
        : await disconnectProvider(parts, id, provider)
    return result.ok ? ok(await securityOverview(parts, session.value)) : result
  },
)

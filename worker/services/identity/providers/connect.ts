import type { ProviderName } from '../../../../schema/rules/identity'
import { providerWording } from '../../../../schema/wording/providers'
import { isDuplicate } from '../../../data/database'
import {
  externalIdentity,
  externalIdentityOf,
  insertExternalIdentity,
} from '../../../data/identity/external-identities'
import type { ProviderIdentity } from '../../../platform/identity-providers/provider'
import type { Needs } from '../../parts'
import { done, type Failed, ok, type Result } from '../../result'
import { flashToast } from '../../viewer/toast'
import { type GuardParts, type NotRecent, requireRecentSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { type NotConnected, notConnected } from '../sign-in-failures'

/** The parts that connect an account. */
export type ConnectParts = GuardParts & NoticeParts & Needs<'provider'>

/**
 * The id of a viewer who may connect an account of that provider now: they are signed in as themselves and have
 * signed in recently, or do that first; and they are a member if that is required. Rules:
 * docs/rules/identity.md, "Connected accounts", "Changing how one signs in".
 */
export async function requireConnecting(
  parts: GuardParts & Needs<'provider'>,
  name: ProviderName,
): Promise<Result<string, NotRecent | NotConnected>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const { user, isMember } = session.value
  if (parts.provider(name)?.isForMembers && !isMember) {
    return notConnected('NON_MEMBER')
  }
  return ok(user.id)
}

/** What prevents a connection in the current state of the tables. */
async function obstacle(
  { db }: Needs<'db'>,
  userId: string,
  { issuer, subject, provider }: ProviderIdentity,
): Promise<Failed<NotConnected> | undefined> {
  const [known, mine] = await Promise.all([
    db.first(externalIdentity, issuer, subject),
    db.first(externalIdentityOf, userId, provider),
  ])
  if (known && known.userId !== userId) return notConnected('ACCOUNT_TAKEN')
  return known || mine ? notConnected('ALREADY_CONNECTED') : undefined
}

/** Connects an external account to the viewer's, which must be the one for which the visit was begun. */
export async function connect(
  parts: ConnectParts,
  person: ProviderIdentity,
  userId: string | null,
): Promise<Result<undefined, NotRecent | NotConnected>> {
  const viewer = await requireConnecting(parts, person.provider)
  if (!viewer.ok) return viewer
  if (viewer.value !== userId) return notConnected('UNKNOWN')
  const inTheWay = await obstacle(parts, userId, person)
  if (inTheWay) return inTheWay
  const { provider, issuer, subject, email, screenName, name } = person
  const createdAt = parts.clock.now()
  const row = { provider, issuer, subject, userId, email, name: screenName ?? name, createdAt }
  try {
    await parts.db.write([insertExternalIdentity(row)])
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return (await obstacle(parts, userId, person)) ?? notConnected('UNKNOWN')
  }
  noticeLater(parts, userId, 'provider-connected', providerWording.names[provider])
  flashToast(parts.browser, 'account-connected')
  return done
}

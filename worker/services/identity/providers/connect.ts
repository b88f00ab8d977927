import { linkTo } from '../../../../schema/routes/links'
import type { ProviderName } from '../../../../schema/rules/identity'
import type { ConnectError } from '../../../../schema/rules/providers'
import { providerWording } from '../../../../schema/wording/providers'
import { isDuplicate } from '../../../data/database'
import {
  externalIdentity,
  externalIdentityOf,
  insertExternalIdentity,
} from '../../../data/identity/external-identities'
import type { ProviderIdentity } from '../../../platform/identity-providers/provider'
import type { Parts } from '../../parts'
import { sayNext } from '../../viewer/toast'
import { ownSession, recentUntil } from '../security-guard'
import { noticeLater } from '../security-notice'
import { settingsPlace, signInPlace } from './places'

/**
 * Whether the viewer may connect an account of that provider now: they are signed in as themselves and have shown
 * not long ago who they are, else they do that first; and they are a member where that is asked. Rules:
 * docs/rules/identity.md, "Connected accounts", "Changing how one signs in".
 */
export async function mayConnect(
  identity: Parts,
  name: ProviderName,
): Promise<{ userId: string } | { place: string }> {
  const session = await ownSession(identity)
  const again = { redirect: linkTo('SettingsTab', { setting: 'security' }) }
  if ('why' in session) {
    return {
      place:
        session.why === 'Unauthorized' ? signInPlace(identity, again) : settingsPlace(identity, 'UNKNOWN'),
    }
  }
  if (recentUntil(identity, session) === null) return { place: signInPlace(identity, again) }
  if (identity.provider(name)?.isForMembers && session.user.membershipTier === null) {
    return { place: settingsPlace(identity, 'NON_MEMBER') }
  }
  return { userId: session.user.id }
}

/** What stands in the way of a connection, as the tables are now. */
async function obstacle(
  { db }: Parts,
  userId: string,
  { issuer, subject, provider }: ProviderIdentity,
): Promise<ConnectError | undefined> {
  const [known, mine] = await Promise.all([
    db.first(externalIdentity, issuer, subject),
    db.first(externalIdentityOf, userId, provider),
  ])
  if (known && known.userId !== userId) return 'ACCOUNT_TAKEN'
  return known || mine ? 'ALREADY_CONNECTED' : undefined
}

/**
 * Connects an account elsewhere with the viewer's, which must be the one that the visit was begun for.
 *
 * @returns the security settings, which say why it couldn't be done.
 */
export async function connect(
  identity: Parts,
  person: ProviderIdentity,
  userId: string | null,
): Promise<string> {
  const may = await mayConnect(identity, person.provider)
  if ('place' in may) return may.place
  if (may.userId !== userId) return settingsPlace(identity, 'UNKNOWN')
  const inTheWay = await obstacle(identity, userId, person)
  if (inTheWay) return settingsPlace(identity, inTheWay)
  const { provider, issuer, subject, email, screenName, name } = person
  const createdAt = identity.clock.now()
  const row = { provider, issuer, subject, userId, email, name: screenName ?? name, createdAt }
  try {
    await identity.db.write([insertExternalIdentity(row)])
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return settingsPlace(identity, (await obstacle(identity, userId, person)) ?? 'UNKNOWN')
  }
  noticeLater(identity, userId, 'provider-connected', providerWording.names[provider])
  sayNext(identity.browser, 'account-connected')
  return settingsPlace(identity)
}

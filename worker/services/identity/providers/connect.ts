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
import type { Needs } from '../../parts'
import { sayNext } from '../../viewer/toast'
import { type GuardParts, requireRecentSession } from '../security-guard'
import { type NoticeParts, noticeLater } from '../security-notice'
import { settingsPlace, signInPlace } from './places'

/** The parts that connect an account. */
export type ConnectParts = GuardParts & NoticeParts & Needs<'provider'>

/**
 * Whether the viewer may connect an account of that provider now: they are signed in as themselves and have
 * signed in recently, or do that first; and they are a member if that is required. Rules:
 * docs/rules/identity.md, "Connected accounts", "Changing how one signs in".
 */
export async function mayConnect(
  parts: GuardParts & Needs<'provider'>,
  name: ProviderName,
): Promise<{ userId: string } | { place: string }> {
  const session = await requireRecentSession(parts)
  if (!session.ok) {
    const again = { redirect: linkTo('SettingsTab', { setting: 'security' }) }
    const isHopeless = session.failure.code === 'FORBIDDEN'
    return { place: isHopeless ? settingsPlace(parts, 'UNKNOWN') : signInPlace(parts, again) }
  }
  const { user } = session.value
  if (parts.provider(name)?.isForMembers && user.membershipTier === null) {
    return { place: settingsPlace(parts, 'NON_MEMBER') }
  }
  return { userId: user.id }
}

/** What prevents a connection in the current state of the tables. */
async function obstacle(
  { db }: Needs<'db'>,
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
 * Connects an external account to the viewer's, which must be the one for which the visit was begun.
 *
 * @returns the security settings, which say why it failed.
 */
export async function connect(
  parts: ConnectParts,
  person: ProviderIdentity,
  userId: string | null,
): Promise<string> {
  const may = await mayConnect(parts, person.provider)
  if ('place' in may) return may.place
  if (may.userId !== userId) return settingsPlace(parts, 'UNKNOWN')
  const inTheWay = await obstacle(parts, userId, person)
  if (inTheWay) return settingsPlace(parts, inTheWay)
  const { provider, issuer, subject, email, screenName, name } = person
  const createdAt = parts.clock.now()
  const row = { provider, issuer, subject, userId, email, name: screenName ?? name, createdAt }
  try {
    await parts.db.write([insertExternalIdentity(row)])
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return settingsPlace(parts, (await obstacle(parts, userId, person)) ?? 'UNKNOWN')
  }
  noticeLater(parts, userId, 'provider-connected', providerWording.names[provider])
  sayNext(parts.browser, 'account-connected')
  return settingsPlace(parts)
}

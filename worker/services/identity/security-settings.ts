import { MAX_PASSKEYS } from '../../../schema/rules/passkeys'
import { credentialWording } from '../../../schema/wording/credentials'
import { type ConnectedAccountRow, connectedAccountsOfUser } from '../../data/identity/connected-accounts'
import { deleteSessionOfUser } from '../../data/identity/own-sessions'
import { type PasskeyRow, passkeysOfUser } from '../../data/identity/passkeys'
import { passwordOfUser } from '../../data/identity/passwords'
import { recoveryCodesLeft } from '../../data/identity/recovery-codes'
import { type SessionRow, sessionsOfUser } from '../../data/identity/sessions'
import { totpOfUser } from '../../data/identity/totp'
import type { Parts } from '../parts'
import { deviceName } from './device-name'
import { type MastodonSettings, mastodonSettings } from './mastodon/offered'
import { isRefused, type Refused, refused } from './refused'
import { endOthers, isOwn, ownSession, recentUntil } from './security-guard'
import type { Session } from './session'
import { endSession } from './sessions'

/** So many sessions are listed. */
const MOST_SESSIONS = 50

/** How somebody signs in, and where they are signed in. Times in milliseconds since 1970 UTC. */
export interface SecurityOverview {
  id: string
  sessions: (Omit<SessionRow, 'hash'> & { isCurrent: boolean; device: string })[]
  passkeys: (Omit<PasskeyRow, 'isBackedUp'> & { isBackedUp: boolean })[]
  twoFactor: { isOn: boolean; recoveryCodesLeft: number }
  hasPassword: boolean
  connectedAccounts: ConnectedAccountRow[]
  /** Null while Mastodon accounts can't be connected. */
  mastodon: MastodonSettings | null
  recentUntil: number | null
}

/** All of it, in one round trip. */
export async function securityOverview(identity: Parts, session: Session): Promise<SecurityOverview> {
  const { db, clock } = identity
  const { id } = session.user
  const [sessions, passkeys, factor, codes, password, connectedAccounts, mastodon] = await Promise.all([
    db.all(sessionsOfUser, id, clock.now(), MOST_SESSIONS),
    db.all(passkeysOfUser, id, MAX_PASSKEYS),
    db.first(totpOfUser, id),
    db.first(recoveryCodesLeft, id),
    db.first(passwordOfUser, id),
    db.all(connectedAccountsOfUser, id),
    mastodonSettings(identity, session),
  ])
  const isOn = factor !== undefined && factor.confirmedAt !== null
  return {
    id,
    sessions: sessions.map(({ hash, ...row }) => ({
      ...row,
      isCurrent: hash === session.hash,
      device: deviceName(row.userAgent) ?? credentialWording.unknownDevice,
    })),
    passkeys: passkeys.map((row) => ({ ...row, isBackedUp: row.isBackedUp === 1 })),
    twoFactor: { isOn, recoveryCodesLeft: isOn ? (codes?.count ?? 0) : 0 },
    hasPassword: password !== undefined,
    connectedAccounts,
    mastodon,
    recentUntil: recentUntil(identity, session),
  }
}

/** The viewer's own overview; null for a visitor, and for who looks through somebody else's session. */
export async function ownSecurity(identity: Parts): Promise<SecurityOverview | null> {
  const session = await identity.session()
  return session && isOwn(identity, session) ? securityOverview(identity, session) : null
}

type Kept = Refused<'Unauthorized'> | Refused<'Forbidden'>

/** Ends one of the viewer's sessions, and those handed over from it. Ending the current one signs out. */
export async function revokeSession(
  identity: Parts,
  sessionId: string,
): Promise<Session | Kept | Refused<'NotFound'>> {
  const session = await ownSession(identity)
  if (isRefused(session)) return session
  if (sessionId === session.id) {
    await endSession(identity, session)
    return session
  }
  const [ended] = await identity.db.write([deleteSessionOfUser(session.user.id, sessionId)])
  return ended ? session : refused('NotFound', credentialWording.noSession)
}

/** Ends all of the viewer's sessions but this one. */
export async function revokeOtherSessions(identity: Parts): Promise<Session | Kept> {
  const session = await ownSession(identity)
  if (isRefused(session)) return session
  await identity.db.write(endOthers(session.user.id, session.hash, identity.clock.now()))
  return session
}

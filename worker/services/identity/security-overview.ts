import { MAX_PASSKEYS } from '../../../schema/rules/passkeys'
import { credentialWording } from '../../../schema/wording/credentials'
import { type ConnectedAccountRow, connectedAccountsOfUser } from '../../data/identity/connected-accounts'
import { type PasskeyRow, passkeysOfUser } from '../../data/identity/passkeys'
import { passwordOfUser } from '../../data/identity/passwords'
import { recoveryCodesLeft } from '../../data/identity/recovery-codes'
import { type SessionRow, sessionsOfUser } from '../../data/identity/sessions'
import { totpOfUser } from '../../data/identity/totp'
import type { Needs } from '../parts'
import { deviceName } from './device-name'
import { type MastodonSettings, mastodonSettings } from './mastodon/offered'
import { ownSession, recentUntil } from './security-guard'
import type { Session } from './session'

/** How many sessions are listed. */
const MOST_SESSIONS = 50

/** How and where somebody signs in. Times in milliseconds since 1970 UTC. */
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

/** The parts that the overview needs. */
export type OverviewParts = Needs<'db' | 'clock' | 'flags' | 'mastodon'>

/** All of it, in one round trip. */
export async function securityOverview(parts: OverviewParts, session: Session): Promise<SecurityOverview> {
  const { db, clock } = parts
  const { id } = session.user
  const [sessions, passkeys, factor, codes, password, connectedAccounts, mastodon] = await Promise.all([
    db.all(sessionsOfUser, id, clock.now(), MOST_SESSIONS),
    db.all(passkeysOfUser, id, MAX_PASSKEYS),
    db.first(totpOfUser, id),
    db.first(recoveryCodesLeft, id),
    db.first(passwordOfUser, id),
    db.all(connectedAccountsOfUser, id),
    mastodonSettings(parts, session),
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
    recentUntil: recentUntil(parts, session),
  }
}

/** The viewer's own overview; null for a visitor, and for somebody who uses another person's session. */
export async function ownSecurity(
  parts: OverviewParts & Needs<'session' | 'browser'>,
): Promise<SecurityOverview | null> {
  const session = await ownSession(parts)
  return session ? securityOverview(parts, session) : null
}

import { mastodonHandle } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { type MastodonAccountRow, mastodonAccountOfUser } from '../../../data/identity/mastodon'
import type { Needs } from '../../parts'
import { type Failure, fail, type Result } from '../../result'
import { flagsOfViewer } from '../../viewer/facts'
import { type GuardParts, type NotRecent, requireRecentSession } from '../security-guard'
import type { Session } from '../session'
import { type NotConnected, notConnected } from './failures'

/** An account on a Mastodon server as its owner sees it. */
export interface MastodonAccountView {
  id: string
  instance: string
  username: string
  /** `@ada@mastodon.example` */
  handle: string
  /** Its page there. */
  url: string
  /** Milliseconds since 1970 UTC. */
  connectedAt: number
}

/** What the settings show of Mastodon. */
export interface MastodonSettings {
  /** The field's default server; null for none. */
  defaultInstance: string | null
  account: MastodonAccountView | null
}

/**
 * An account as its owner sees it. Its address is built here, because a server must not name somebody else's.
 */
export const accountView = ({
  id,
  instance,
  username,
  connectedAt,
}: MastodonAccountRow): MastodonAccountView => ({
  id,
  instance,
  username,
  handle: mastodonHandle(username, instance),
  url: `https://${instance}/@${username}`,
  connectedAt,
})

const isOn = ({ flags }: Needs<'flags'>, { user }: Session): boolean =>
  flagsOfViewer(flags, user).enable_mastodon_for_members

/** What the viewer's settings show; null, and nothing is read, while the flag is off for them. */
export async function mastodonSettings(
  { db, flags, mastodon }: Needs<'db' | 'flags' | 'mastodon'>,
  session: Session,
): Promise<MastodonSettings | null> {
  if (!isOn({ flags }, session)) return null
  const row = await db.first(mastodonAccountOfUser, session.user.id)
  return { defaultInstance: mastodon.defaultInstance, account: row ? accountView(row) : null }
}

/** The parts that decide whether somebody may connect an account. */
export type ConnectParts = GuardParts & Needs<'flags' | 'mastodon'>

/** Why somebody may not. */
export type MayNotConnect = NotRecent | Failure<'NOT_FOUND'> | NotConnected

/**
 * The session of somebody who may connect an account now: in their own session, after a recent sign-in, while
 * the flag is on for them, and as a member if that is required. Rules: docs/rules/identity.md, "Mastodon",
 * "Changing how one signs in".
 */
export async function requireMastodon(parts: ConnectParts): Promise<Result<Session, MayNotConnect>> {
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  if (!isOn(parts, session.value)) return fail('NOT_FOUND', mastodonWording.errors.off)
  return parts.mastodon.isForMembers && !session.value.isMember ? notConnected('NON_MEMBER') : session
}

import { mastodonHandle } from '../../../../schema/rules/mastodon'
import { mastodonWording } from '../../../../schema/wording/mastodon'
import { type MastodonAccountRow, mastodonAccountOfUser } from '../../../data/identity/mastodon'
import type { Needs, Parts } from '../../parts'
import { flagsOfViewer } from '../../viewer/facts'
import { isRefused, type Refused, refused } from '../refused'
import { recentSession } from '../security-guard'
import type { Session } from '../session'
import { type MastodonConnectionRefused, notConnected } from './refusals'

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

/** What settings show of Mastodon. */
export interface MastodonSettings {
  /** What the field for the server holds at first; null for nothing. */
  defaultInstance: string | null
  account: MastodonAccountView | null
}

/** An account as its owner sees it. Its address is made here: a server names none of somebody else's. */
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
export async function mastodonSettings(identity: Parts, session: Session): Promise<MastodonSettings | null> {
  if (!isOn(identity, session)) return null
  const row = await identity.db.first(mastodonAccountOfUser, session.user.id)
  return { defaultInstance: identity.mastodon.defaultInstance, account: row ? accountView(row) : null }
}

/**
 * The session of somebody who may connect an account now: in their own session, having shown not long ago who they
 * are, while the flag is on for them, and as a member where that is asked.
 * Rules: docs/rules/identity.md, "Mastodon", "Changing how one signs in".
 */
export async function mayConnectMastodon(
  identity: Parts,
): Promise<
  Session | Refused<'Unauthorized'> | Refused<'Forbidden'> | Refused<'NotFound'> | MastodonConnectionRefused
> {
  const session = await recentSession(identity)
  if (isRefused(session)) return session
  if (!isOn(identity, session)) return refused('NotFound', mastodonWording.errors.off)
  if (identity.mastodon.isForMembers && session.user.membershipTier === null)
    return notConnected('NON_MEMBER')
  return session
}

import { RECENT_AUTHENTICATION } from '../../../schema/rules/identity'
import { credentialWording } from '../../../schema/wording/credentials'
import type { Statement } from '../../data/database'
import { useAllOfUser } from '../../data/identity/one-time'
import { deleteOtherSessions } from '../../data/identity/sessions'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import type { Identity, Session } from './identity'
import { type Refused, refused } from './refused'

/** Whether a session may see and change how its owner signs in. */
export const isOwn = ({ browser }: Pick<Identity, 'browser'>, session: Session): boolean =>
  can(actorOf(session, browser.mainOrigin), 'manage', { entity: 'account', account: session.user })

/** Until when a person may change how they sign in, in milliseconds since 1970 UTC; null when that is over. */
export function recentUntil({ clock }: Pick<Identity, 'clock'>, session: Session): number | null {
  const until = session.authenticatedAt + RECENT_AUTHENTICATION
  return until > clock.now() ? until : null
}

/**
 * The session of somebody who may see to their own account's safety.
 * Rule: docs/rules/identity.md, "Changing how one signs in".
 */
export async function ownSession(
  identity: Identity,
): Promise<Session | Refused<'Unauthorized'> | Refused<'Forbidden'>> {
  const session = await identity.session()
  if (!session) return refused('Unauthorized', credentialWording.signInFirst)
  if (session.isSpoofed) return refused('Forbidden', credentialWording.spoofed)
  if (!isOwn(identity, session))
    return refused('Forbidden', credentialWording.mainHostOnly(identity.site.productName))
  return session
}

/** The same, of somebody who has shown not long ago who they are. */
export async function recentSession(
  identity: Identity,
): Promise<Session | Refused<'Unauthorized'> | Refused<'Forbidden'>> {
  const session = await ownSession(identity)
  if ('why' in session) return session
  return recentUntil(identity, session) === null
    ? refused('Forbidden', credentialWording.signInAgain)
    : session
}

/** Ends a person's sessions but one, and everything that would still become a session. */
export const endOthers = (userId: string, keptHash: string, now: number): Statement[] => [
  deleteOtherSessions(userId, keptHash),
  ...(['grant', 'second-factor', 'global-identity', 'app-login'] as const).map((kind) =>
    useAllOfUser(userId, kind, now),
  ),
]

import { RECENT_AUTHENTICATION } from '../../../schema/rules/identity'
import { accountWording } from '../../../schema/wording/account'
import { credentialWording } from '../../../schema/wording/credentials'
import { partnerMessages } from '../../../schema/wording/partner-messages'
import type { Statement } from '../../data/database'
import { useAllOfUser } from '../../data/identity/one-time'
import { deleteOtherSessions } from '../../data/identity/sessions'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import type { Session } from './session'

/** Whether a session may see and change how its owner signs in. */
export const isOwn = ({ browser }: Needs<'browser'>, session: Session): boolean =>
  can(actorOf(session, browser.mainOrigin), 'manage', { entity: 'account', account: session.user })

/**
 * Until when a person may change how they sign in, in milliseconds since 1970 UTC; null if that has passed.
 */
export function recentUntil({ clock }: Needs<'clock'>, session: Session): number | null {
  const until = session.authenticatedAt + RECENT_AUTHENTICATION
  return until > clock.now() ? until : null
}

/** Why somebody may not manage an account's security: it isn't theirs, or this isn't the host for it. */
export type NotOwn = Failure<'UNAUTHORIZED' | 'FORBIDDEN'>

/** Why somebody may not make a change that needs a recent sign-in. */
export type NotRecent = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'SIGN_IN_AGAIN'>

/** The parts that decide whether somebody may. */
export type GuardParts = Needs<'session' | 'browser' | 'site' | 'clock'>

/** The viewer's session if it is their own (`isOwn`); null for visitors and in another person's session. */
export async function ownSession(parts: Needs<'session' | 'browser'>): Promise<Session | null> {
  const session = await parts.session()
  return session && isOwn(parts, session) ? session : null
}

/**
 * The session of somebody who may manage their own account's security. Rule: docs/rules/identity.md,
 * "Changing how one signs in".
 */
export async function requireOwnSession({
  session: ask,
  browser,
  site,
}: Needs<'session' | 'browser' | 'site'>): Promise<Result<Session, NotOwn>> {
  const session = await ask()
  if (!session) return fail('UNAUTHORIZED', credentialWording.signInFirst)
  if (session.isSpoofed) return fail('FORBIDDEN', credentialWording.spoofed)
  if (!isOwn({ browser }, session)) {
    return fail('FORBIDDEN', credentialWording.mainHostOnly(site.productName))
  }
  return ok(session)
}

/** Requires the session of somebody who may also do something with their account that suspended people may not. */
const requireStanding =
  (action: 'introduce' | 'automate' | 'earn', suspended: string) =>
  async (parts: Needs<'session' | 'browser' | 'site'>): Promise<Result<Session, NotOwn>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const actor = actorOf(session.value, parts.browser.mainOrigin)
    return can(actor, action, { entity: 'account', account: session.value.user })
      ? session
      : fail('FORBIDDEN', suspended)
  }

/** The session of somebody who may change how others see them. */
export const requireIntroduction = requireStanding('introduce', accountWording.suspended)

/** The session of somebody who may have programs act for them. */
export const requireAutomation = requireStanding('automate', credentialWording.suspended)

/** The session of somebody who may join the partner programme. */
export const requireEarner = requireStanding('earn', partnerMessages.suspended)

/**
 * The session of somebody who may manage their account's security and has signed in recently.
 *
 * @param guard what else they need to be allowed.
 */
export async function requireRecentSession(
  parts: GuardParts,
  guard = requireOwnSession,
): Promise<Result<Session, NotRecent>> {
  const session = await guard(parts)
  if (!session.ok || recentUntil(parts, session.value) !== null) return session
  return fail('SIGN_IN_AGAIN', credentialWording.signInAgain)
}

/** Ends a person's sessions but one, and everything that would still become a session. */
export const endOthers = (userId: string, keptHash: string, now: number): Statement[] => [
  deleteOtherSessions(userId, keptHash),
  ...(['grant', 'second-factor', 'global-identity', 'app-login'] as const).map((kind) =>
    useAllOfUser(userId, kind, now),
  ),
]

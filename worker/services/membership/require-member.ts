import { stateOf } from '../../../schema/rules/membership/subscription'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { currentMembership } from '../../data/membership/memberships'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { type Known, readKnown } from './known'

export type MemberParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger'>

/** The viewer, with their membership. */
export interface Member {
  session: Session
  known: Known
}

export type NoMember = NotOwn | Failure<'NOT_FOUND'>

/** The viewer, in their own session, with their latest membership, which may be over. */
async function requireMember(parts: MemberParts): Promise<Result<Member, NoMember>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const row = await parts.db.first(currentMembership, session.value.user.id)
  if (!row) return fail('NOT_FOUND', membershipMessages.noMembership)
  return ok({ session: session.value, known: await readKnown(parts.db, row) })
}

/** The viewer, in their own session, with a membership that isn't over. */
export async function requireLivingMember(
  parts: MemberParts,
): Promise<Result<Member, NoMember | Failure<'CONFLICT'>>> {
  const member = await requireMember(parts)
  if (!member.ok) return member
  return stateOf(member.value.known.subscription, parts.clock.now()) === 'LAPSED'
    ? fail('CONFLICT', membershipMessages.over)
    : member
}

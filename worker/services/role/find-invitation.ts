import { roleMessages } from '../../../schema/wording/roles'
import { type Invitation, invitationById, invitationOfToken } from '../../data/invitation/queries'
import { usersByIds } from '../../data/user/queries'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { mayAppoint, type NoPlace, type Place, requirePlace } from './require-role'

/** Longer than any token of ours. */
const LONGEST = 100

export const gone = fail('NOT_FOUND', roleMessages.gone)

/** The invitation that a mailed token belongs to, whatever has become of it. */
export async function invitationByToken(
  { db, keys }: Needs<'db' | 'keys'>,
  token: string,
): Promise<Invitation | undefined> {
  if (token.length > LONGEST) return undefined
  return db.first(invitationOfToken, await keys.hash('invitation', token))
}

/** Whether an invitation can be accepted at a time, as far as it says itself. */
export const isOpen = ({ closedAt, expiresAt }: Invitation, now: number): boolean =>
  closedAt === null && expiresAt > now

/** What somebody answers: an invitation to themselves, or one whose mailed link they have. */
export interface Answered {
  invitationId?: string | null | undefined
  token?: string | null | undefined
}

export interface InvitationWithPlace extends Place {
  invitation: Invitation
}

/** The viewer's invitation. Other people's invitations don't exist. */
export async function requireInvitation(
  parts: Needs<'db' | 'session' | 'browser' | 'keys'>,
  { invitationId, token }: Answered,
): Promise<Result<InvitationWithPlace, NoPlace>> {
  const invitation = token
    ? await invitationByToken(parts, token)
    : await parts.db.first(invitationById, invitationId ?? '')
  const place = await requirePlace(parts, invitation?.collectionId ?? '')
  if (!place.ok) return place.failure.code === 'NOT_FOUND' ? gone : place
  const isTheirs = invitation?.userId === place.value.actor.id || (token && invitation?.userId === null)
  return invitation && isTheirs ? ok({ ...place.value, invitation }) : gone
}

/** Whether whoever sent an invitation may still give that role. */
export async function isBacked(
  { db }: Needs<'db'>,
  { invitation, collection, roles, actor }: InvitationWithPlace,
): Promise<boolean> {
  const inviter = await db.first(usersByIds, JSON.stringify([invitation.inviterId]))
  if (!inviter || inviter.deactivatedAt !== null) return false
  const asThey = {
    ...actor,
    id: inviter.id,
    isSuspended: inviter.isSuspended === 1,
    isSpoofed: false,
    isOnMainHost: true,
  }
  return mayAppoint(asThey, { collection, roles }, invitation.role)
}

export type NoInvitation = NoPlace | Failure<'NOT_FOUND'>

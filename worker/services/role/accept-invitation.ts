import * as v from 'valibot'
import { entityId, opaque } from '../../../schema/inputs/text'
import { includesRole, MOST_ROLES } from '../../../schema/rules/invitations'
import { inputWording } from '../../../schema/wording/inputs'
import { roleMessages } from '../../../schema/wording/roles'
import type { Collection } from '../../data/collection/rows'
import {
  closeInvitation,
  expectOpenInvitation,
  giveRole,
  isInvitationClosed,
} from '../../data/invitation/writes'
import { recordAct } from '../collection/record-act'
import { invitationAccepted } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { tellOfMember } from '../webhook/people-events'
import { gone, isBacked, isOpen, type NoInvitation, requireInvitation } from './find-invitation'
import { type RoleParts, roleOf, rolePurges } from './require-role'

/** An invitation to the viewer, or the token of one that was mailed. */
export const answered = v.object({
  invitationId: v.nullish(entityId),
  token: v.nullish(opaque(100, inputWording.invalid)),
})

/**
 * Accepts an invitation: the viewer has the role at once. A mailed link works once, for the first who accepts. Rule:
 * docs/rules/roles.md, "Invitations".
 */
export const acceptInvitation = defineUseCase(
  answered,
  async (parts: RoleParts, input): Promise<Result<Collection, NoInvitation | Failure<'CONFLICT'>>> => {
    const required = await requireInvitation(parts, input)
    if (!required.ok) return required
    const { invitation, collection, roles, actor } = required.value
    const { id, collectionId, role, inviterId } = invitation
    // Accepting it twice is accepting it once.
    if (invitation.outcome === 'accepted' && roleOf(roles, actor.id)) return ok(collection)
    const now = parts.clock.now()
    if (!isOpen(invitation, now) || !(await isBacked(parts, required.value))) return gone
    if (!can(actor, 'publish', { entity: 'account', account: actor }))
      return fail('FORBIDDEN', roleMessages.suspended)
    const has = roleOf(roles, actor.id)
    if (!has && roles.length >= MOST_ROLES) return fail('CONFLICT', roleMessages.full(MOST_ROLES))
    const isNew = !has || !includesRole(has, role)
    const told = inviterId === actor.id ? [] : [{ userId: inviterId, kind: 'invitation-accepted' as const }]
    try {
      await parts.db.write([
        expectOpenInvitation(id),
        closeInvitation(id, 'accepted', actor.id, now),
        ...(isNew
          ? [
              giveRole({ collectionId, userId: actor.id, role, position: roles.length }),
              tellOfMember(
                has ? 'member.changed' : 'member.added',
                collectionId,
                { userId: actor.id, role },
                now,
              ),
            ]
          : []),
        recordAct(collectionId, actor, 'ACCEPT_INVITATION', now, { userId: actor.id, detail: role }),
        ...notifyStatements(told, invitationAccepted(id, actor.id, collectionId), now),
        ...rolePurges(parts, collectionId, actor.id),
      ])
    } catch (error) {
      if (!isInvitationClosed(error)) throw error
      return gone
    }
    await parts.purger.request()
    parts.later(
      tellTabs(
        parts,
        told.map(({ userId }) => userId),
      ),
    )
    return ok(collection)
  },
)

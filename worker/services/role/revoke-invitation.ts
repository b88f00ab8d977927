import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Collection } from '../../data/collection/rows'
import { invitationById } from '../../data/invitation/queries'
import { closeInvitation } from '../../data/invitation/writes'
import { recordAct } from '../collection/record-act'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { gone, type NoInvitation } from './find-invitation'
import { mayAppoint, notAppointing, type RoleParts, requirePlace } from './require-role'

/** Takes an invitation back, before it is accepted. Idempotent. Rule: docs/rules/roles.md, "Invitations". */
export const revokeInvitation = defineUseCase(
  v.object({ invitationId: entityId }),
  async (parts: RoleParts, { invitationId }): Promise<Result<Collection, NoInvitation>> => {
    const invitation = await parts.db.first(invitationById, invitationId)
    const place = await requirePlace(parts, invitation?.collectionId ?? '')
    if (!place.ok) return place.failure.code === 'NOT_FOUND' ? gone : place
    if (!invitation) return gone
    const { actor, collection } = place.value
    if (!mayAppoint(actor, place.value, invitation.role)) return notAppointing(place.value)
    if (invitation.outcome === 'revoked') return ok(collection)
    if (invitation.closedAt !== null) return gone
    const now = parts.clock.now()
    const { userId, role } = invitation
    await parts.db.write([
      closeInvitation(invitationId, 'revoked', null, now),
      recordAct(collection.id, actor, 'WITHDRAW_INVITATION', now, {
        ...(userId === null ? {} : { userId }),
        detail: role,
      }),
    ])
    return ok(collection)
  },
)

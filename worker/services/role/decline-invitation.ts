import type { Collection } from '../../data/collection/rows'
import { closeInvitation } from '../../data/invitation/writes'
import { recordAct } from '../collection/record-act'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { answered } from './accept-invitation'
import { gone, isOpen, type NoInvitation, requireInvitation } from './find-invitation'
import type { RoleParts } from './require-role'

/** Declines an invitation. Nobody is told. Idempotent. Rule: docs/rules/roles.md, "Invitations". */
export const declineInvitation = defineUseCase(
  answered,
  async (parts: RoleParts, input): Promise<Result<Collection, NoInvitation>> => {
    const required = await requireInvitation(parts, input)
    if (!required.ok) return required
    const { invitation, collection, actor } = required.value
    const now = parts.clock.now()
    if (invitation.outcome === 'declined') return ok(collection)
    if (!isOpen(invitation, now)) return gone
    await parts.db.write([
      closeInvitation(invitation.id, 'declined', null, now),
      recordAct(collection.id, actor, 'DECLINE_INVITATION', now, { detail: invitation.role }),
    ])
    return ok(collection)
  },
)

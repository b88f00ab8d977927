import * as v from 'valibot'
import { purchaseKey } from '../../../schema/inputs/membership'
import { paragraphs } from '../../../schema/inputs/text'
import { inputWording } from '../../../schema/wording/inputs'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { change } from './change'
import type { OwnMembership } from './own-membership'
import { type MemberParts, type NoMember, requireLivingMember } from './require-member'
import { retryOnConflict } from './retry-on-conflict'

/** The longest reason for cancelling, in characters. */
const MAX_REASON = 1000

/**
 * Cancels the viewer's membership, which lasts until the paid period ends. Sent again, it changes nothing. A gift ends by
 * itself. Rule: docs/rules/membership.md, "Cancelling".
 */
export const cancelMembership = defineUseCase(
  v.object({ reason: v.nullish(paragraphs(MAX_REASON, inputWording.invalid)), key: purchaseKey }),
  (parts: MemberParts, { reason, key }): Promise<Result<OwnMembership, NoMember | Failure<'CONFLICT'>>> =>
    retryOnConflict(async () => {
      const member = await requireLivingMember(parts)
      if (!member.ok) return member
      const { known } = member.value
      if (known.subscription.isGift) return fail('CONFLICT', membershipMessages.giftEnds)
      const at = parts.clock.now()
      const isCancelled = known.subscription.cancelledAt !== null
      const facts = isCancelled
        ? []
        : [{ id: `cancelled ${key}`, at, kind: 'cancelled' as const, reason: reason ?? null }]
      return ok(await change(parts, known, facts))
    }),
)

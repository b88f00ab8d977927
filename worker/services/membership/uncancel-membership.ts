import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { change } from './change'
import { type MemberParts, type NoMember, requireLivingMember } from './require-member'
import { retryOnConflict } from './retry-on-conflict'

/**
 * Takes the cancellation of the viewer's membership back, which continues as before. Rule:
 * docs/rules/membership.md, "Cancelling".
 */
export const uncancelMembership = defineUseCase(
  v.object({ membershipId: entityId }),
  (parts: MemberParts, { membershipId }): Promise<Result<undefined, NoMember | Failure<'CONFLICT'>>> =>
    retryOnConflict(async () => {
      const member = await requireLivingMember(parts)
      if (!member.ok) return member
      const { known } = member.value
      // Somebody else's membership looks like one that doesn't exist.
      if (known.row.id !== membershipId)
        return fail('NOT_FOUND', membershipMessages.noMembership, 'membershipId')
      if (known.subscription.cancelledAt === null) return done
      const at = parts.clock.now()
      await change(parts, known, [{ id: `resumed ${known.facts.length}`, at, kind: 'resumed' }])
      return done
    }),
)

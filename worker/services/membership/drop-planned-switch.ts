import { membershipMessages } from '../../../schema/wording/membership-messages'
import { type Failure, fail, ok, type Result } from '../result'
import { change } from './change'
import type { OwnMembership } from './own-membership'
import { type MemberParts, type NoMember, requireLivingMember } from './require-member'
import { retryOnConflict } from './retry-on-conflict'

/** Keeps the current plan, although another one was planned to follow. Rule: docs/rules/membership.md, "Changing plans". */
export async function dropPlannedSwitch(
  parts: MemberParts,
): Promise<Result<OwnMembership, NoMember | Failure<'CONFLICT'>>> {
  return retryOnConflict(async () => {
    const member = await requireLivingMember(parts)
    if (!member.ok) return member
    const { known } = member.value
    if (known.subscription.switchPlanSchedule === null)
      return fail('CONFLICT', membershipMessages.noPlannedSwitch)
    const at = parts.clock.now()
    return ok(
      await change(parts, known, [
        { id: `switch-dropped ${known.facts.length}`, at, kind: 'switch-dropped' },
      ]),
    )
  })
}

import * as v from 'valibot'
import { billing } from '../../../schema/inputs/billing'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { setBilling } from '../../data/membership/memberships'
import { type OwnMembership, ownMembershipOf } from '../membership/own-membership'
import { type MemberParts, type NoMember, requireLivingMember } from '../membership/require-member'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { billingText, checkBilling, requirePlace } from './billing'

type NotUpdated = NoMember | Failure<'BAD_REQUEST' | 'CONFLICT' | 'MISSING_LOCALIZATION_INFORMATION'>

/**
 * Changes where the viewer's membership is billed, and for which business. A charge that was written down keeps what was
 * said then. Rule: docs/rules/sales-tax.md, "Places".
 */
export const updateBilling = defineUseCase(
  v.object({ billing }),
  async (parts: MemberParts & Needs<'taxes'>, input): Promise<Result<OwnMembership, NotUpdated>> => {
    const member = await requireLivingMember(parts)
    if (!member.ok) return member
    const { row, subscription } = member.value.known
    if (subscription.isGift) return fail('CONFLICT', membershipMessages.given)
    const checked = await checkBilling(row.country, input.billing)
    if (!checked.ok) return checked
    const placed = requirePlace(parts, checked.value)
    if (!placed.ok) return placed
    await parts.db.write([setBilling(row.id, billingText(checked.value, row))])
    return ok(ownMembershipOf(row))
  },
)

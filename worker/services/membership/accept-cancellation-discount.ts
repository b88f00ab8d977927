import * as v from 'valibot'
import { cancellationPercent, purchaseKey } from '../../../schema/inputs/membership'
import { hadDiscount, stayingDiscount, stayingOffers } from '../../../schema/rules/membership/staying'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { change } from './change'
import type { OwnMembership } from './own-membership'
import { ownMembershipOf } from './own-membership'
import { type MemberParts, type NoMember, requireLivingMember } from './require-member'
import { retryOnConflict } from './retry-on-conflict'

/**
 * Lowers the price of the viewer's membership for a year, once in twelve months, and takes a cancellation back. Rule:
 * docs/rules/membership.md, "Cancelling".
 */
export const acceptCancellationDiscount = defineUseCase(
  v.object({ percent: cancellationPercent, key: purchaseKey }),
  (parts: MemberParts, { percent, key }): Promise<Result<OwnMembership, NoMember | Failure<'CONFLICT'>>> =>
    retryOnConflict(async () => {
      const member = await requireLivingMember(parts)
      if (!member.ok) return member
      const { known } = member.value
      const { subscription } = known
      const at = parts.clock.now()
      const id = `discounted ${key}`
      if (known.facts.some((fact) => fact.id === id)) return ok(ownMembershipOf(known.row))
      if (subscription.isGift) return fail('CONFLICT', membershipMessages.given)
      if (hadDiscount(subscription, at)) return fail('CONFLICT', membershipMessages.discountTaken)
      const offers = stayingOffers(subscription, at)
      if (!offers.includes(percent))
        return fail('CONFLICT', membershipMessages[offers.length > 0 ? 'noDiscount' : 'discountNow'])
      const discount = stayingDiscount(subscription, percent)
      return ok(await change(parts, known, [{ id, at, kind: 'discounted', discount }]))
    }),
)

import * as v from 'valibot'
import { billing } from '../../../../schema/inputs/billing'
import { giftQuantity } from '../../../../schema/inputs/gift'
import { country, couponCode } from '../../../../schema/inputs/membership'
import { PLAN_OF_TYPE, typeOfPlan } from '../../../../schema/rules/membership/types'
import { acceptCancellationDiscount } from '../../../services/membership/accept-cancellation-discount'
import { cancelMembership } from '../../../services/membership/cancel-membership'
import { createMembership } from '../../../services/membership/create-membership'
import { dropPlannedSwitch } from '../../../services/membership/drop-planned-switch'
import { paymentForm } from '../../../services/membership/payment-form'
import { paymentFront } from '../../../services/membership/payment-front'
import { quoteMembership } from '../../../services/membership/quote-membership'
import { quoteSwitch, switchPlan } from '../../../services/membership/switch-plan'
import { uncancelMembership } from '../../../services/membership/uncancel-membership'
import { updatePaymentMethod } from '../../../services/membership/update-payment-method'
import { parseInput } from '../../../services/use-case'
import { failureMember } from '../../failures'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'
import { saleTaxes } from '../sales-tax/sale-taxes'
import { planDiscount } from './resolvers'

/** A coupon and a country, as people write them. */
const Asked = v.object({ coupon: v.nullish(couponCode, null), country: v.nullish(country, null) })

const AskedQuote = v.object({ ...Asked.entries, billing: v.nullish(billing, null) })

const AskedForm = v.object({ ...Asked.entries, quantity: v.nullish(giftQuantity, 1) })

/** What changes a membership, and what it would cost (docs/rules/membership.md). */
export const membershipMutations: Resolvers = {
  Query: {
    quoteMembership: async (_root, { membershipType, ...given }, { parts, clock }) => {
      const asked = parseInput(AskedQuote, given)
      if (!asked.ok) return failureMember(asked.failure)
      const quoted = await quoteMembership(parts, { plan: PLAN_OF_TYPE[membershipType], ...asked.value })
      if (!quoted.ok) return failureMember(quoted.failure)
      const { plan, discount, paysFrom, sale, ...quote } = quoted.value.quote
      return {
        __typename: 'MembershipQuote',
        ...quote,
        membershipType: typeOfPlan(plan),
        trialEndsAt: paysFrom > clock.now() ? paysFrom : null,
        discount: planDiscount(discount, quote.regularPrice),
        taxes: saleTaxes(parts, sale),
      }
    },
    quoteSwitch: async (_root, { membershipType }, { parts }) => {
      const quoted = await quoteSwitch(parts, PLAN_OF_TYPE[membershipType])
      if (!quoted.ok) return failureMember(quoted.failure)
      const { switched, member, sale, total } = quoted.value
      const { isImmediate, startsAt, credit, renewsAt } = switched
      return {
        __typename: 'SwitchQuote',
        membershipType,
        currency: member.known.subscription.currency,
        isImmediate,
        startsAt,
        price: switched.amount,
        total,
        taxes: saleTaxes(parts, sale),
        credit,
        renewsAt,
        renewalPrice: switched.price,
      }
    },
    paymentFront: async (_root, { purpose, ...given }, { parts }) => {
      const asked = parseInput(Asked, given)
      const provider = asked.ok
        ? await paymentFront(parts, { purpose, country: asked.value.country })
        : undefined
      return provider ? { provider: provider.name, scripts: [...provider.scripts] } : null
    },
    paymentForm: async (_root, { purpose, membershipType, ...given }, { parts }) => {
      const asked = parseInput(AskedForm, given)
      if (!asked.ok) return failureMember(asked.failure)
      const plan = membershipType ? PLAN_OF_TYPE[membershipType] : null
      const form = await paymentForm(parts, { purpose, plan, ...asked.value })
      return form.ok ? { __typename: 'PaymentForm', ...form.value } : failureMember(form.failure)
    },
  },
  Mutation: {
    createMembership: mutation(createMembership, 'MembershipPayment'),
    switchPlan: mutation(switchPlan, 'MembershipPayment'),
    updatePaymentMethod: mutation(updatePaymentMethod, 'MembershipPayment'),
    cancelMembership: mutation(cancelMembership, 'MembershipStatus'),
    dropPlannedSwitch: mutation(dropPlannedSwitch, 'MembershipStatus'),
    acceptCancellationDiscount: mutation(acceptCancellationDiscount, 'MembershipStatus'),
    uncancelMembership: command(uncancelMembership),
  },
}

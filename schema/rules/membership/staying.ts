import { canSwitch } from './cycle'
import { lessPercent } from './discounts'
import type { Discount } from './facts'
import { DISCOUNT_EVERY } from './limits'
import { addMonths } from './periods'
import { CANCELLATION_DISCOUNTS, PLANS } from './plans'
import type { Subscription } from './subscription'

/** Offers to members who are about to cancel. Rule: docs/rules/membership.md, "Cancelling". */

/** A lower price for a year: for one payment of a yearly plan, for twelve of a monthly one. */
export const stayingDiscount = ({ plan, regularPrice }: Subscription, percent: number): Discount => ({
  price: lessPercent(regularPrice, percent),
  cycles: PLANS[plan].period === 'yearly' ? 1 : 12,
})

/** Whether a member has accepted such a discount within the last twelve months. */
export const hadDiscount = ({ discountedAt }: Subscription, now: number): boolean =>
  discountedAt !== null && now < addMonths(discountedAt, DISCOUNT_EVERY)

/** The discounts that a member may accept, in percent. */
export const stayingOffers = (subscription: Subscription, now: number): readonly number[] =>
  hadDiscount(subscription, now) || !canSwitch({ ...subscription, cancelledAt: null }, now)
    ? []
    : [CANCELLATION_DISCOUNTS[PLANS[subscription.plan].period]]

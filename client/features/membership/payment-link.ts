import { linkTo } from '../../../schema/routes/links'
import { slugOfPlan } from '../../../schema/rules/membership/offers'
import type { PlanName } from '../../../schema/rules/membership/plans'

/** The address at which a plan is paid for. It keeps the coupon, and the page that the reader came from. */
export const paymentLink =
  ({ coupon, redirectUrl }: Readonly<Record<string, string>>) =>
  (plan: PlanName): string =>
    linkTo('Payment', {}, { query: { membershipType: slugOfPlan(plan), coupon, redirectUrl } })

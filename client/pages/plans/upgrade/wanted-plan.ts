import { planOfSlug } from '../../../../schema/rules/membership/offers'
import { PLANS, type PlanName } from '../../../../schema/rules/membership/plans'
import { planOfType } from '../../../../schema/rules/membership/types'
import type { OwnMembershipQuery } from '../../../features/membership/own/own-membership.generated'
import type { PageContext } from '../../../lib/page'

/** The plan to change to if the address names none: the Friends’ plan with the same period, or for Friends the other period. */
const NEXT = {
  monthly: 'premiumMonthly',
  yearly: 'premiumYearly',
  premiumMonthly: 'premiumYearly',
  premiumYearly: 'premiumMonthly',
} as const satisfies Record<PlanName, PlanName>

type Status = NonNullable<OwnMembershipQuery['viewer']>['membershipStatus']

/** The plan that the viewer would change to. */
export function wantedPlan({ search }: PageContext, status: NonNullable<Status>): PlanName {
  return planOfSlug(search.membershipType) ?? NEXT[planOfType(status.membershipType)]
}

/** The other plans, Friends’ first. */
export const otherPlans = (plan: PlanName): PlanName[] =>
  (Object.keys(PLANS) as PlanName[]).filter((other) => other !== plan).reverse()

/** Whether a member would become a Friend with a plan. */
export const becomesFriend = (plan: PlanName, { membershipType }: NonNullable<Status>): boolean =>
  PLANS[plan].tier === 'friend' && PLANS[planOfType(membershipType)].tier === 'member'

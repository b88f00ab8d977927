import type { PlanName } from './plans'

/** Plans as the API names them. */
export const PLAN_OF_TYPE = {
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
  PREMIUM_MONTHLY: 'premiumMonthly',
  PREMIUM_YEARLY: 'premiumYearly',
} as const satisfies Record<string, PlanName>

export type MembershipType = keyof typeof PLAN_OF_TYPE

const TYPES = Object.fromEntries(Object.entries(PLAN_OF_TYPE).map(([type, plan]) => [plan, type])) as Record<
  PlanName,
  MembershipType
>

/** A plan as the API names it. */
export const typeOfPlan = (plan: PlanName): MembershipType => TYPES[plan]

/** The plan that the API names. */
export const planOfType = (type: MembershipType): PlanName => PLAN_OF_TYPE[type]

import { planOfSlug } from '../../../../schema/rules/membership/offers'
import type { PlanName } from '../../../../schema/rules/membership/plans'
import { typeOfPlan } from '../../../../schema/rules/membership/types'
import type { PageContext } from '../../../lib/page'
import { billingIn } from '../billing/billing'
import { countryToAsk } from '../country-to-ask'

/** The plan that the address names; the year if it names none. Nothing for one that doesn't exist. */
export const planIn = ({ search }: PageContext): PlanName | undefined =>
  search.membershipType === undefined ? 'yearly' : planOfSlug(search.membershipType)

/**
 * What is asked for.
 *
 * @param known where the reader is known to be. Otherwise the address says it, once they have been asked.
 */
export const quoteVariables = (page: PageContext, plan: PlanName, known: string | null) => ({
  membershipType: typeOfPlan(plan),
  coupon: page.search.coupon || null,
  country: countryToAsk(page, known),
  billing: billingIn(page.search),
})

export type QuoteVariables = ReturnType<typeof quoteVariables>

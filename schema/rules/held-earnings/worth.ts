import { type Currency, priceOf } from '../membership/plans'
import { PAID_IN } from '../partner/rates'

const PLAN = 'monthly'

/** What an amount is worth next to those in other currencies: by what a month costs in each, since there may be no rate yet. */
export const worthOf = (amount: number, currency: Currency): number =>
  Math.round((amount * priceOf(PLAN, PAID_IN)) / priceOf(PLAN, currency))

import { linkTo } from '../../../../schema/routes/links'
import { slugOfPlan, staffOffer } from '../../../../schema/rules/membership/offers'
import { PLANS, type PlanName, STAFF_YEARLY } from '../../../../schema/rules/membership/plans'
import { planOfType } from '../../../../schema/rules/membership/types'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { payingWording as wording } from '../../../../schema/wording/paying'
import { planNames, priceWording } from '../../../../schema/wording/plans'
import { priceText } from '../../../../schema/wording/prices'
import { saleTaxWording } from '../../../../schema/wording/sale-taxes'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import { AddedTaxes, isTaxAdded, TaxNote } from '../billing/TaxFacts'
import { Fact, Facts } from '../own/Facts'
import type { MembershipQuoteFieldsFragment } from './membership-quote-fields.generated'

/** The plan of the same tier with the other billing period. */
const OTHER = {
  monthly: 'yearly',
  yearly: 'monthly',
  premiumMonthly: 'premiumYearly',
  premiumYearly: 'premiumMonthly',
} as const satisfies Record<PlanName, PlanName>

/** What one agrees to: what is charged today, when it renews and for how much. */
export function OrderSummary({ quote }: { quote: MembershipQuoteFieldsFragment }) {
  const { state, search } = usePage()
  const plan = planOfType(quote.membershipType)
  const other = OTHER[plan]
  const { currency, discount, price, renewalPrice, renewsAt, taxes, total, trialEndsAt } = quote
  const inCurrency = (amount: number) => priceText(amount, currency)
  const staffs = plan === 'yearly' && quote.regularPrice === STAFF_YEARLY.price ? staffOffer() : undefined
  const crossout = staffs?.crossout ?? quote.regularPrice
  const switched = { ...search, membershipType: slugOfPlan(other) }
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="font-serif text-20 font-semibold">
        {wording.order}
      </h2>
      <p className="mt-1 mb-4 text-16 text-ink-soft">{planNames.full(state.config.productName)[plan]}</p>
      <Facts>
        <AddedTaxes taxes={taxes} currency={currency} price={price} />
        <Fact name={wording.today}>
          <span className="font-serif text-24 font-semibold tabular-nums">
            {total === 0 ? wording.free : inCurrency(total)}
          </span>
          {price < crossout && price > 0 && (
            <s className="ms-3 text-14 text-ink-faint tabular-nums">{inCurrency(crossout)}</s>
          )}
          {staffs && (
            <span className="block text-14 text-ink-soft">
              {priceWording.staff} {priceWording.saved(inCurrency(STAFF_YEARLY.saved))}
            </span>
          )}
          <TaxNote taxes={taxes} currency={currency} />
          {trialEndsAt !== null && (
            <span className="block text-14 text-ink-soft">{wording.trialUntil(formatDate(trialEndsAt))}</span>
          )}
        </Fact>
        <Fact name={wording.renews}>
          <span className="block tabular-nums">
            {wording.renewsOn(formatDate(renewsAt), inCurrency(renewalPrice))}
            {/* The tax of a renewal is known when it comes. */}
            {isTaxAdded(taxes) && ` ${saleTaxWording.plusTax}`}
          </span>
          <span className="block text-14 text-ink-soft">
            {/* One of the payments is today’s. */}
            {discount && renewalPrice < quote.regularPrice
              ? manageWording.discount(inCurrency(discount.regularPrice), discount.numCycles - 1)
              : wording.every[PLANS[plan].period](inCurrency(quote.regularPrice))}
          </span>
        </Fact>
      </Facts>
      <Link look="underlined" href={linkTo('Payment', {}, { query: switched })}>
        {wording.instead[PLANS[other].period]}
      </Link>
    </section>
  )
}

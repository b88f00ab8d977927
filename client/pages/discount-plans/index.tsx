import { linkTo } from '../../../schema/routes/links'
import { FIRST_YEAR_COUPON } from '../../../schema/rules/membership/discounts'
import { firstYearOffer } from '../../../schema/rules/membership/offers'
import { plansWording } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'
import { PlansPage } from '../../features/membership/PlansPage'
import { PriceTag, Saving } from '../../features/membership/PriceTag'
import { paymentLink } from '../../features/membership/payment-link'
import { tierOfViewer } from '../../features/membership/tier-of-viewer'
import { useCurrency } from '../../features/membership/use-currency'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'

const wording = plansWording.discount

export const load = (page: LoadContext) => page.query(VisitorQuery, {})

export function head(page: HeadContext): PageHead {
  const { currency } = page.data(VisitorQuery, {}).visitor
  const price = priceText(firstYearOffer(currency).price, currency)
  return {
    title: wording.title,
    description: wording.description(page.state.config.productName, price),
    canonical: mainAddress(page, linkTo('DiscountPlans')),
  }
}

/** Fifty percent off the first year. */
export function Page() {
  const { state, search } = usePage()
  const viewer = useViewer()
  const has = tierOfViewer(viewer)
  const isTooLate = !has && viewer?.hasPastMemberships === true
  const currency = useCurrency()
  const offer = firstYearOffer(currency)
  const pay = paymentLink({ coupon: FIRST_YEAR_COUPON, ...search })
  return (
    <PlansPage heading={wording.heading} lead={wording.lead(state.config.productName)}>
      <Card className="mt-10 max-w-inset p-6 sm:p-8">
        <PriceTag offer={offer} />
        <Saving offer={offer} />
        <p className="mt-4 max-w-[56ch] text-16 text-pretty">
          {wording.renews(priceText(offer.crossout ?? offer.price, currency))}
        </p>
        <p className="mt-3 max-w-[56ch] text-14 text-ink-soft text-pretty">{wording.personal}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {has && <span className="text-16">{wording.member}</span>}
          {isTooLate && <span className="w-full text-16">{wording.past}</span>}
          {!has && !isTooLate && (
            <ButtonLink look="main" href={pay(offer.plan)}>
              {wording.choose}
            </ButtonLink>
          )}
          {isTooLate ? (
            <ButtonLink look="main" href={linkTo('Plans')}>
              {wording.other}
            </ButtonLink>
          ) : (
            <Link look="underlined" href={linkTo('Plans')}>
              {wording.other}
            </Link>
          )}
        </p>
      </Card>
      <p className="mt-6 max-w-[64ch] text-14 text-ink-soft text-pretty">
        {plansWording.terms} {plansWording.currency[currency]}
      </p>
    </PlansPage>
  )
}

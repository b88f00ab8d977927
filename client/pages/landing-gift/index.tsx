import { linkTo } from '../../../schema/routes/links'
import { type Currency, PRICES } from '../../../schema/rules/membership/plans'
import { giftWords, giftLandingWording as wording } from '../../../schema/wording/landing/gift'
import { priceText } from '../../../schema/wording/prices'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import { useCurrency } from '../../features/membership/use-currency'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'

const wordsFor = ({ state }: PageContext, currency: Currency) =>
  giftWords(state.config.productName, priceText(PRICES[currency].gift, currency))

export const load = (page: LoadContext) => page.query(VisitorQuery, {})

export const head = (page: HeadContext): PageHead =>
  landingHead(page, wordsFor(page, page.data(VisitorQuery, {}).visitor.currency), linkTo('ShowGiftLanding'))

/** What it means to give somebody a membership. */
export function Page() {
  return (
    <Landing
      words={wordsFor(usePage(), useCurrency())}
      drawing="thread"
      step={{ href: linkTo('GiftPlans'), text: wording.give }}
      links={{
        many: [{ href: linkTo('GroupGift'), text: wording.group }],
        got: [{ href: linkTo('RedeemGift'), text: wording.redeem }],
      }}
    />
  )
}

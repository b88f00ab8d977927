import { linkTo } from '../../../schema/routes/links'
import { GIFT_PRICES } from '../../../schema/rules/membership/gifts'
import { giftWords, giftLandingWording as wording } from '../../../schema/wording/landing/gift'
import { priceText } from '../../../schema/wording/prices'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

/** Everybody shares the page, so it names the prices of all countries. */
const wordsFor = ({ state }: PageContext) =>
  giftWords(state.config.productName, priceText(GIFT_PRICES.USD), priceText(GIFT_PRICES.CAD, 'CAD'))

export const head = (page: HeadContext): PageHead =>
  landingHead(page, wordsFor(page), linkTo('ShowGiftLanding'))

/** What it means to give somebody a membership. */
export function Page() {
  return (
    <Landing
      words={wordsFor(usePage())}
      drawing="thread"
      step={{ href: linkTo('GiftPlans'), text: wording.give }}
      links={{
        many: [{ href: linkTo('GroupGift'), text: wording.group }],
        got: [{ href: linkTo('RedeemGift'), text: wording.redeem }],
      }}
    />
  )
}

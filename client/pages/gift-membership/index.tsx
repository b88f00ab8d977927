import { linkTo } from '../../../schema/routes/links'
import { giftWording } from '../../../schema/wording/gifts'
import { GiftCheckoutPage } from '../../features/gift/GiftCheckoutPage'
import { giftCheckoutHead, loadGiftCheckout } from '../../features/gift/load-gift-checkout'
import { mainAddress } from '../../lib/address'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'
import { GiftPlans } from './GiftPlans'

/** Whether the address is the one that pays, rather than the one that explains. */
const isCheckout = ({ routeName }: PageContext): boolean => routeName === 'ShowLiteGiftCheckout'

export const load = (page: LoadContext): Promise<unknown> =>
  isCheckout(page) ? loadGiftCheckout(page) : page.query(VisitorQuery, {})

export function head(page: PageContext): PageHead {
  const { plans, checkout, given } = giftWording
  if (isCheckout(page)) return giftCheckoutHead(page, checkout.title, given.title)
  return {
    title: plans.title,
    description: plans.lead(page.state.config.productName),
    canonical: mainAddress(page, linkTo('GiftPlans')),
  }
}

/** What there is to give, and giving it to one person. Rules: docs/rules/gifts.md, "Giving". */
export function Page() {
  return isCheckout(usePage()) ? <GiftCheckoutPage kind="gift" /> : <GiftPlans />
}

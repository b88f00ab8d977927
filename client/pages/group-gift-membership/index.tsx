import { giftWording } from '../../../schema/wording/gifts'
import { GiftCheckoutPage } from '../../features/gift/GiftCheckoutPage'
import { giftCheckoutHead, loadGiftCheckout } from '../../features/gift/load-gift-checkout'
import type { PageContext, PageHead } from '../../lib/page'

export const load = loadGiftCheckout

export const head = (page: PageContext): PageHead =>
  giftCheckoutHead(page, giftWording.checkout.titleGroup, giftWording.given.title)

/** Gives memberships to a group. Rule: docs/rules/gifts.md, "Giving". */
export const Page = () => <GiftCheckoutPage kind="group" />

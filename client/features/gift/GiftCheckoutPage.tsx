import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import type { GiftKind } from './gift-checkout/kept-details'
import { giftCheckout } from './gift-checkout/lazy'
import { givenGift } from './given-gift/lazy'

/** Where a gift is paid for; and what became of it, if the address names one. */
export function GiftCheckoutPage({ kind }: { kind: GiftKind }) {
  const { gift } = usePage().search
  return gift ? (
    <ShownPart part={givenGift} props={{ id: gift }} />
  ) : (
    <ShownPart part={giftCheckout} props={{ kind }} />
  )
}

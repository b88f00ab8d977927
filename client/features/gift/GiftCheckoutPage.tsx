import { Suspense } from 'react'
import { usePage } from '../../lib/use-page'
import { useShownPart } from '../../lib/use-shown-part'
import type { GiftKind } from './gift-checkout/kept-details'
import { giftCheckout } from './gift-checkout/part'
import { givenGift } from './given-gift/part'

function Checkout({ kind }: { kind: GiftKind }) {
  const Shown = useShownPart(giftCheckout)
  return <Shown kind={kind} />
}

function Given({ id }: { id: string }) {
  const Shown = useShownPart(givenGift)
  return <Shown id={id} />
}

/** Where a gift is paid for; and what became of it, if the address names one. */
export function GiftCheckoutPage({ kind }: { kind: GiftKind }) {
  const { gift } = usePage().search
  return <Suspense>{gift ? <Given id={gift} /> : <Checkout kind={kind} />}</Suspense>
}

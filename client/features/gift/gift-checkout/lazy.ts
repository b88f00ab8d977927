import { lazily } from '../../../lib/lazily'

/** Paying for a gift. Whoever only looks at what there is to give doesn't load it. */
export const giftCheckout = lazily(() => import('./index').then(({ GiftCheckout }) => GiftCheckout))

import { lazily } from '../../../lib/lazily'

/** Paying for a gift. Pages that only show what can be chosen don't load it. */
export const giftCheckout = lazily(() => import('./index').then(({ GiftCheckout }) => GiftCheckout))

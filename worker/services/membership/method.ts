import type { PaymentMethod } from './provider'

/** When a payment method expires, in milliseconds: at the end of the card's month. Null for one that doesn't. */
export const methodExpiry = (method: PaymentMethod): number | null =>
  'expirationMonth' in method ? Date.UTC(method.expirationYear, method.expirationMonth) : null

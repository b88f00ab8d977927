import type { RouteName } from '../routes/index'

/**
 * Pages with a provider’s payment form, or on which a bank may ask its customer: their documents alone allow the provider’s frames, so the browser loads them
 * whole. Rule: docs/rules/payments.md, "The form".
 */
const TAKES_PAYMENTS: ReadonlySet<RouteName> = new Set([
  'Payment',
  'Upgrade',
  'UpdatePayment',
  'ShowLiteGiftCheckout',
  'GroupGift',
])

export const takesPayments = (route: RouteName | undefined): boolean =>
  route !== undefined && TAKES_PAYMENTS.has(route)

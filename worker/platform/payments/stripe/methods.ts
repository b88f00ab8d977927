import type Stripe from 'stripe'
import type { Currency } from '../../../../schema/rules/membership/plans'

/** Cards with the wallets that hold them, and Link, Stripe's own wallet. */
const EVERYWHERE = ['card', 'link'] as const
/** What people pay with besides, by currency: bank accounts in the euro area. Their payments take days. */
const LOCAL: Readonly<Partial<Record<Currency, readonly 'sepa_debit'[]>>> = { EUR: ['sepa_debit'] }
/** What a bank confirms on a page of its own, and is charged as a bank account afterwards. */
const BY_BANK_PAGE: Readonly<Partial<Record<Currency, readonly 'ideal'[]>>> = { EUR: ['ideal'] }

/** What is charged for a currency, of what is switched on in Stripe's dashboard. A kept method leads nowhere. */
export const chargedIn = (currency: Currency) =>
  ({
    allowed_payment_method_types: [...EVERYWHERE, ...(LOCAL[currency] ?? [])],
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  }) satisfies Partial<Stripe.PaymentIntentCreateParams>

/** What a form offers for a currency, of what is switched on in Stripe's dashboard. */
export const offeredIn = (currency: Currency) => {
  const pages = BY_BANK_PAGE[currency] ?? []
  return {
    allowed_payment_method_types: [...chargedIn(currency).allowed_payment_method_types, ...pages],
    automatic_payment_methods: { enabled: true, allow_redirects: pages.length > 0 ? 'always' : 'never' },
  } satisfies Partial<Stripe.SetupIntentCreateParams>
}

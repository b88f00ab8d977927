import type Stripe from 'stripe'
import type { Currency } from '../../../../schema/rules/membership/plans'

/** Cards with the wallets that hold them, and Link, Stripe's own wallet. */
const EVERYWHERE = ['card', 'link'] as const
/** What people pay with besides, by currency: bank accounts in the euro area. Their payments take days. */
const LOCAL: Readonly<Partial<Record<Currency, readonly 'sepa_debit'[]>>> = { EUR: ['sepa_debit'] }

/**
 * What a form offers for a currency, of what is switched on in Stripe's dashboard. Methods that lead away from the page
 * aren't among them: nothing waits for those who come back.
 */
export const methodsIn = (currency: Currency) =>
  ({
    allowed_payment_method_types: [...EVERYWHERE, ...(LOCAL[currency] ?? [])],
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  }) satisfies Partial<Stripe.SetupIntentCreateParams>

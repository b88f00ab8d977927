import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { openBraintree } from './braintree/open-braintree'
import type { PaymentProvider, Payments } from './provider'
import { openStripe } from './stripe/open-stripe'

/** Opens a provider; nothing for one that isn't configured. Sends no request yet. */
type Open = (env: Env) => PaymentProvider | undefined

const OPEN: Readonly<Record<PaymentProviderName, Open>> = { STRIPE: openStripe, BRAINTREE: openBraintree }

/** The countries whose payments Braintree takes where Stripe is configured, too: `BRAINTREE_COUNTRIES`, comma-separated. */
const isBraintrees = (env: Env, country: string): boolean =>
  (env.BRAINTREE_COUNTRIES ?? '').split(',').some((text) => text.trim().toUpperCase() === country)

/**
 * The configured providers. One with settings that can't be used counts as not configured, and the log says so. Rule:
 * docs/rules/payments.md, "Providers".
 */
export function openPayments(env: Env): Payments {
  const named: Payments['named'] = (name) => {
    if (name === 'MEDIUM_GIFT') return undefined
    try {
      return OPEN[name](env)
    } catch (error) {
      console.error(
        JSON.stringify({ event: 'payments-misconfigured', provider: name, detail: String(error) }),
      )
      return undefined
    }
  }
  return {
    named,
    forCountry(country, currency) {
      const [first, second] =
        country !== null && isBraintrees(env, country.toUpperCase())
          ? (['BRAINTREE', 'STRIPE'] as const)
          : (['STRIPE', 'BRAINTREE'] as const)
      return [named(first), named(second)].find((provider) => provider?.takes(currency))
    },
  }
}

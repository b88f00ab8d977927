import { SOLD_IN } from './balance'

/** The keys of an account. They are worth nothing elsewhere. */
export const keysOf = (account: string) => ({
  stripe: {
    secretKey: `sk_test_${account}`,
    publicKey: `pk_test_${account}`,
    webhookSecret: `whsec_${account}`,
    connectSecret: `whsec_connect_${account}`,
  },
  braintree: {
    merchantId: `merchant_${account}`,
    publicKey: `public_${account}`,
    privateKey: `private_${account}`,
  },
})

/** The account that a request to Stripe’s interface names, with either key. */
export const stripeAccount = (authorization: string): string | undefined =>
  /^Bearer [sp]k_test_(\w+)$/.exec(authorization)?.[1]

/** The account that a request to Braintree’s interface names. */
export function braintreeAccount(authorization: string): string | undefined {
  const [, encoded = ''] = /^Basic (.+)$/.exec(authorization) ?? []
  const [publicKey = '', privateKey] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  const name = /^public_(\w+)$/.exec(publicKey)?.[1]
  return name !== undefined && privateKey === keysOf(name).braintree.privateKey ? name : undefined
}

/** The worker’s configuration for an account. */
export function varsOf(url: string, account: string): Record<string, string> {
  const { stripe, braintree } = keysOf(account)
  return {
    STRIPE_API: url,
    STRIPE_SCRIPT: `${url}/scripts/stripe.js`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publicKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: stripe.connectSecret,
    BRAINTREE_API: `${url}/graphql`,
    BRAINTREE_SCRIPT: `${url}/scripts/braintree/`,
    BRAINTREE_MERCHANT_ID: braintree.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.privateKey,
    BRAINTREE_ACCOUNTS: [...SOLD_IN].map((name) => `${name.toUpperCase()}=quire_${name}`).join(','),
    // Of the countries with prices of their own, so that the others are Stripe’s.
    BRAINTREE_COUNTRIES: 'CA',
  }
}

/** The providers of payments. Rules: docs/rules/payments.md, "Providers". */
export const PAYMENT_PROVIDERS = ['STRIPE', 'BRAINTREE'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

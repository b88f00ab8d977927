import type { Remedy } from './failing'

/** The reasons for a declined payment that people are told. Rules: docs/rules/payments.md, "Declined payments". */
export const DECLINE_CODES = [
  'insufficient_funds',
  'expired_card',
  'incorrect_number',
  'incorrect_cvc',
  'lost_card',
  'stolen_card',
  'fraudulent',
  'method_missing',
  'revoked',
  'do_not_honor',
  'processing_error',
  'authentication_failed',
  'card_not_supported',
  'declined',
] as const
export type DeclineCode = (typeof DECLINE_CODES)[number]

/** Reasons that no later attempt with the same card changes. */
const LASTING: ReadonlySet<DeclineCode> = new Set([
  'expired_card',
  'incorrect_number',
  'incorrect_cvc',
  'lost_card',
  'stolen_card',
  'fraudulent',
  'method_missing',
  'revoked',
  'card_not_supported',
])

/** How a declined renewal can be paid; nothing if it is worth trying again. Rule: docs/rules/membership.md, "Failed payments". */
export function remedyOf(code: DeclineCode): Remedy | undefined {
  if (code === 'authentication_failed') return 'owner'
  return LASTING.has(code) ? 'card' : undefined
}

/** Other codes of Stripe's with the same meaning; those listed above need no entry. */
const STRIPES: Readonly<Partial<Record<string, DeclineCode>>> = {
  invalid_number: 'incorrect_number',
  invalid_account: 'incorrect_number',
  invalid_cvc: 'incorrect_cvc',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_expiry_month_past: 'expired_card',
  invalid_expiry_year_past: 'expired_card',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  card_velocity_exceeded: 'insufficient_funds',
  pickup_card: 'stolen_card',
  call_issuer: 'do_not_honor',
  no_action_taken: 'do_not_honor',
  revocation_of_all_authorizations: 'revoked',
  revocation_of_authorization: 'revoked',
  stop_payment_order: 'revoked',
  merchant_blacklist: 'fraudulent',
  security_violation: 'fraudulent',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  approve_with_id: 'processing_error',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  authentication_not_handled: 'authentication_failed',
  currency_not_supported: 'card_not_supported',
  service_not_allowed: 'card_not_supported',
  transaction_not_allowed: 'card_not_supported',
  not_permitted: 'card_not_supported',
  restricted_card: 'card_not_supported',
}

const isCode = (code: string): code is DeclineCode => (DECLINE_CODES as readonly string[]).includes(code)

/**
 * The reason that Stripe's codes give: the decline code if the card's issuer gave one, otherwise the error code. What it
 * suspects is told as a declined card, as Stripe asks for.
 */
export function declineOfStripe(code: string | null | undefined, issuers?: string | null): DeclineCode {
  for (const said of [issuers, code]) {
    if (!said) continue
    if (isCode(said)) return said
    const meant = Object.hasOwn(STRIPES, said) ? STRIPES[said] : undefined
    if (meant) return meant
  }
  return 'declined'
}

/** The processors' codes, which Braintree passes on. */
const BRAINTREES: Readonly<Partial<Record<string, DeclineCode>>> = {
  '2000': 'do_not_honor',
  '2001': 'insufficient_funds',
  '2002': 'insufficient_funds',
  '2003': 'insufficient_funds',
  '2004': 'expired_card',
  '2005': 'incorrect_number',
  '2006': 'expired_card',
  '2007': 'incorrect_number',
  '2008': 'incorrect_number',
  '2010': 'incorrect_cvc',
  '2012': 'lost_card',
  '2013': 'stolen_card',
  '2014': 'fraudulent',
  '2015': 'card_not_supported',
  '2019': 'card_not_supported',
  '2022': 'expired_card',
  '2024': 'card_not_supported',
  '2038': 'declined',
  '2046': 'declined',
  '2047': 'stolen_card',
  '2053': 'stolen_card',
  '2057': 'card_not_supported',
  '2075': 'processing_error',
  '2099': 'authentication_failed',
  '2106': 'incorrect_cvc',
  '3000': 'processing_error',
  /** Rejections by Braintree itself. */
  CVV: 'incorrect_cvc',
  AVS_AND_CVV: 'incorrect_cvc',
  THREE_D_SECURE: 'authentication_failed',
  EXCESSIVE_RETRY: 'processing_error',
}

/** What a processor's code at Braintree says, or Braintree's reason to reject a payment. */
export const declineOfBraintree = (code: string | null | undefined): DeclineCode =>
  (code && Object.hasOwn(BRAINTREES, code) ? BRAINTREES[code] : undefined) ?? 'declined'

import type { DeclineCode } from '../rules/membership/declines'

/** The payment form, and why a payment was declined (docs/rules/payments.md). */
export const paymentWording = {
  loading: 'Loading the payment form',
  notLoaded:
    'The payment form couldn’t be loaded. Check your connection, or whether something in your browser blocks it.',
  again: 'Try again',
  processing: 'Processing…',
  failed: 'We couldn’t process your request, please try again.',
  noQuestion:
    'Your bank wants to ask you something, but its question couldn’t be shown. Nothing was charged. Try again.',
  needsScript: 'To pay, turn on JavaScript in this browser.',
  card: 'Card details',
  fields: {
    number: 'Card number',
    expirationDate: 'Expiration date',
    cvv: 'Security code',
    postalCode: 'Postal code',
  },
  placeholders: { number: '', expirationDate: 'MM / YY', cvv: '', postalCode: '' },
  incomplete: 'Fill in your card number, its expiration date and its security code.',
  invalid: 'Check the card details that you entered.',
  or: 'or',
  provider: { STRIPE: 'Stripe', BRAINTREE: 'Braintree' },
  handledBy: (provider: string) => `Your payment details go straight to ${provider}. We never see them.`,
} as const

const DECLINED = 'Your card was declined. Try another one.'
const BANK_DECLINED = 'Your bank declined the payment. Contact your bank, or try another card.'

/** What somebody is told whose payment was declined. */
export const declineWording = {
  insufficient_funds: 'Your card doesn’t have enough funds. Try another one.',
  expired_card: 'Your card has expired. Try another one.',
  incorrect_number: 'The card number is wrong. Check it and try again.',
  incorrect_cvc: 'The card’s security code is wrong. Check it and try again.',
  // Whoever holds such a card isn’t told what its bank suspects.
  lost_card: DECLINED,
  stolen_card: DECLINED,
  fraudulent: DECLINED,
  method_missing: DECLINED,
  revoked: BANK_DECLINED,
  do_not_honor: BANK_DECLINED,
  processing_error:
    'Your card couldn’t be processed. Nothing was charged. Try again in a moment, or use another card.',
  authentication_failed: 'Your bank couldn’t confirm that it’s you. Try again, or use another card.',
  card_not_supported: 'Your card can’t be used for this payment. Try another one.',
  declined: DECLINED,
} as const satisfies Record<DeclineCode, string>

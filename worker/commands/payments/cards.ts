import { createHash } from 'node:crypto'

/** What a test card does: Stripe’s own numbers (docs/rules/development.md, "Payments"). */
export interface TestCard {
  brand: string
  /** Why it is refused when it is entered; it is kept otherwise. */
  refusedAtOnce?: Refusal
  /** Why it is refused whenever it is charged. */
  refusedLater?: Refusal
  /** Whether its bank asks: when it is entered, or at each payment. */
  asks?: 'once' | 'always'
}

/** Stripe’s code, the bank’s, and the number that a processor says at Braintree. */
export interface Refusal {
  code: string
  issuers: string
  processors: string
}

const refusal = (code: string, issuers: string, processors: string): Refusal => ({
  code,
  issuers,
  processors,
})
const declined = (issuers: string, processors: string): Refusal =>
  refusal('card_declined', issuers, processors)

/** The owner of a card didn’t show their bank that they are themselves. */
export const NOT_AUTHENTICATED = refusal('setup_intent_authentication_failure', '', '2099')
/** A bank that asks at each payment while the cardholder is absent. */
export const NOBODY_THERE = refusal('authentication_required', 'authentication_required', '2099')

const CARDS: Readonly<Record<string, Omit<TestCard, 'brand'>>> = {
  '4000000000000002': { refusedAtOnce: declined('generic_decline', '2046') },
  '4000000000009995': { refusedAtOnce: declined('insufficient_funds', '2001') },
  '4000000000009987': { refusedAtOnce: declined('lost_card', '2012') },
  '4000000000009979': { refusedAtOnce: declined('stolen_card', '2013') },
  '4000000000009235': { refusedAtOnce: declined('do_not_honor', '2000') },
  '4000000000006975': { refusedAtOnce: declined('card_velocity_exceeded', '2002') },
  '4000000000000069': { refusedAtOnce: refusal('expired_card', '', '2004') },
  '4000000000000127': { refusedAtOnce: refusal('incorrect_cvc', '', '2010') },
  '4000000000000119': { refusedAtOnce: refusal('processing_error', '', '3000') },
  '4242424242424241': { refusedAtOnce: refusal('incorrect_number', '', '2005') },
  '4100000000000019': { refusedAtOnce: declined('fraudulent', '2014') },
  '4000000000000341': { refusedLater: declined('generic_decline', '2046') },
  '4000002500003155': { asks: 'once' },
  '4000002760003184': { asks: 'always' },
  '4000008400001629': { asks: 'once', refusedLater: declined('generic_decline', '2046') },
}

/** The test card that ends in these digits; the one that is paid has no entry above. */
export const endingIn = (digits: string): string | undefined =>
  ['4242424242424242', ...Object.keys(CARDS)].find((number) => number.endsWith(digits))

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|5)/, 'discover'],
  [/^35/, 'jcb'],
  [/^3[068]/, 'diners'],
  [/^62/, 'unionpay'],
]

/** What is known about a number; a number that isn’t a test card’s is a good card. */
export const cardOf = (number: string): TestCard => ({
  brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown',
  ...(Object.hasOwn(CARDS, number) ? CARDS[number] : {}),
})

/** Whether the digits’ checksum is right, as every card’s is. */
export function isNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce(
    (all, digit, i) => all + (i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  )
  return sum % 10 === 0
}

/** Names a number, whoever enters it. */
export const fingerprintOf = (number: string): string =>
  createHash('sha256').update(number).digest('hex').slice(0, 16)

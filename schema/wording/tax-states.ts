import type { TaxState } from '../rules/tax/standing'

/** What a writer's tax forms amount to. */
export const taxStates = {
  NONE: 'No form is signed yet, so payouts wait.',
  PART: 'One more form is needed before money can be sent.',
  EXPIRED: 'A form has expired. Payouts wait until you sign it again.',
  OTHER_COUNTRY:
    'Your form names another country than your payout account. Payouts wait until both are the same.',
  GIVEN: 'Everything is signed.',
} as const satisfies Record<TaxState, string>

import type { PaymentProviderName } from '../membership/payment-providers'
import { DAY, HOUR } from '../time-units'

/** When providers are asked, and how long they may take. Rule: docs/rules/reconciliation.md, "Reading". */

/** How often a provider's movements are read, and how much of what was read before is read again. */
export const READ_EVERY = 6 * HOUR
/** What is read the first time, and how old a charge may be that is compared. */
export const FIRST_READ = 400 * DAY

/** How long after a change a provider may take until it has moved the money. */
export const MOVES_WITHIN = { STRIPE: 3 * DAY, BRAINTREE: 14 * DAY } as const satisfies Record<
  PaymentProviderName,
  number
>
/** How long after that what differs is compared again. */
export const COMPARE_AGAIN = DAY

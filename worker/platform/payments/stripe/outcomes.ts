import { declineOfStripe } from '../../../../schema/rules/membership/declines'
import { nullIf } from '../outcome'
import { isMissing } from './client'

/** A decline in Stripe's words. @param issuers the bank's code. */
export const declined = (code: string | undefined, issuers?: string) =>
  ({ is: 'declined', code: declineOfStripe(code, issuers) }) as const

/** Null for what Stripe has no more. */
export const orNull = nullIf(isMissing)

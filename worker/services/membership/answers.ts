import { membershipMessages } from '../../../schema/wording/membership-messages'
import type { ChargeRow } from '../../data/membership/charges'
import { type Failure, fail, ok, type Result } from '../result'
import { DECLINE_SENTENCES } from './decline'
import type { OwnMembership } from './own-membership'

/** The outcome of paying: a membership, or the bank's question to the cardholder, after which the request is sent again. */
export interface Paying {
  membership: OwnMembership | null
  action: { clientSecret: string } | null
}

/** The membership that was paid for. */
export const paidFor = (membership: OwnMembership) => ok<Paying>({ membership, action: null })

export type NotPaid = Failure<
  'PAYMENT_METHOD_DECLINED' | 'PAYMENT_ERROR' | 'PAYMENT_PENDING' | 'CHECKOUT_NOT_AVAILABLE'
>

export const notAvailable = () => fail('CHECKOUT_NOT_AVAILABLE', membershipMessages.notAvailable)
export const notKnown = () => fail('CHECKOUT_NOT_AVAILABLE', membershipMessages.notKnown)

/** @param field the argument that named the method; null where the stored one was charged. */
export const methodDeclined = (code: string | null, field: 'paymentToken' | null = 'paymentToken') =>
  fail(
    'PAYMENT_METHOD_DECLINED',
    DECLINE_SENTENCES.get(code ?? '') ?? membershipMessages.declined.declined,
    field,
  )

export const action = (clientSecret: string) => ok<Paying>({ membership: null, action: { clientSecret } })

/** Why a charge didn't pay for anything. @param field as for `methodDeclined`. */
export function notPaid(
  { status, declineCode }: ChargeRow,
  field: 'paymentToken' | null = 'paymentToken',
): Result<never, NotPaid> {
  if (status === 'FAILED') return methodDeclined(declineCode, field)
  if (status === 'PENDING') return fail('PAYMENT_PENDING', membershipMessages.pending)
  return fail('PAYMENT_ERROR', membershipMessages.paymentError)
}

import type { MembershipRow } from '../../data/membership/memberships'
import type { KeptMethod, PaymentMethod } from './provider'

/** What a membership is paid with. */
export const methodOf = ({
  customerId,
  methodId,
  method,
}: Pick<MembershipRow, 'customerId' | 'methodId' | 'method'>): KeptMethod => ({
  customerId,
  methodId,
  method: JSON.parse(method) as PaymentMethod,
})

import type { ChargeRow } from '../../../data/membership/charges'
import type { OwnMembership } from '../../../services/membership/own-membership'
import type { PaymentMethod } from '../../../services/membership/provider'

export type MembershipStatusMapper = OwnMembership
export type MembershipChargeMapper = ChargeRow
export type CreditCardMapper = PaymentMethod
export type ApplePayCardMapper = PaymentMethod
export type GooglePayCardMapper = PaymentMethod
export type PaypalAccountMapper = PaymentMethod
export type LinkAccountMapper = PaymentMethod
export type SepaDebitMapper = PaymentMethod

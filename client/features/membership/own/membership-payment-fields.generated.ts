// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type MembershipPaymentFieldsFragment = { __typename: 'MembershipPayment', membership: { __typename: 'MembershipStatus', id: string, membershipId: string, membershipType: Types.MembershipType, state: Types.MembershipState, startedAt: number, currentPeriodEndsAt: number, endsAt: number, nextChargeAt: number | null, amount: number, currency: Types.Currency, paymentProvider: Types.MembershipProvider, isCancelled: boolean, paymentFailedAt: number | null, hasRecurringPaymentFailedMoreThanOnce: boolean, hasCreditCardExpired: boolean, planV2: { __typename: 'MembershipPlan', price: number, discount: { __typename: 'PlanDiscount', regularPrice: number, cyclesLeft: number } | null }, switchPlanSchedule: { __typename: 'PlanSwitch', startAt: number, price: number, membershipType: Types.MembershipType } | null, paymentMethod:
      | { __typename: 'CreditCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
      | { __typename: 'ApplePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
      | { __typename: 'GooglePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
      | { __typename: 'PaypalAccount', email: string }
     | null } | null, action: { __typename: 'PaymentAction', clientSecret: string } | null };


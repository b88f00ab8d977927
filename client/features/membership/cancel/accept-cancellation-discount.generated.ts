// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type AcceptCancellationDiscountMutationVariables = Exact<{
  percent: number;
  key: string;
}>;


export type AcceptCancellationDiscountMutation = { acceptCancellationDiscount:
    | { __typename: 'MembershipStatus', id: string, membershipId: string, membershipType: Types.MembershipType, state: Types.MembershipState, startedAt: number, currentPeriodEndsAt: number, endsAt: number, nextChargeAt: number | null, amount: number, currency: Types.Currency, paymentProvider: Types.MembershipProvider, isCancelled: boolean, paymentFailedAt: number | null, hasRecurringPaymentFailedMoreThanOnce: boolean, hasCreditCardExpired: boolean, planV2: { __typename: 'MembershipPlan', price: number, discount: { __typename: 'PlanDiscount', regularPrice: number, cyclesLeft: number } | null }, switchPlanSchedule: { __typename: 'PlanSwitch', startAt: number, price: number, membershipType: Types.MembershipType } | null, paymentMethod:
        | { __typename: 'CreditCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'ApplePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'GooglePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'PaypalAccount', email: string }
       | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const AcceptCancellationDiscount: Operation<AcceptCancellationDiscountMutation, AcceptCancellationDiscountMutationVariables> = { name: 'AcceptCancellationDiscount', id: '09ecb4405ab1', kind: 'mutation' }

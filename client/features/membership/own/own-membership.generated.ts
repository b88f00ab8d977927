// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type OwnMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMembershipQuery = { viewer: { __typename: 'Viewer', id: string, canSwitchPlan: boolean, membershipStatus: { __typename: 'MembershipStatus', endsIfCancelledAt: number, id: string, membershipId: string, membershipType: Types.MembershipType, state: Types.MembershipState, startedAt: number, currentPeriodEndsAt: number, endsAt: number, nextChargeAt: number | null, amount: number, currency: Types.Currency, paymentProvider: Types.MembershipProvider, isCancelled: boolean, paymentFailedAt: number | null, hasRecurringPaymentFailedMoreThanOnce: boolean, hasCreditCardExpired: boolean, cancellationDiscounts: Array<{ __typename: 'CancellationDiscount', percent: number, price: number, numCycles: number, regularPrice: number }>, planV2: { __typename: 'MembershipPlan', price: number, discount: { __typename: 'PlanDiscount', regularPrice: number, cyclesLeft: number } | null }, switchPlanSchedule: { __typename: 'PlanSwitch', startAt: number, price: number, membershipType: Types.MembershipType } | null, paymentMethod:
        | { __typename: 'CreditCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'ApplePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'GooglePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'PaypalAccount', email: string }
       | null } | null } | null };


export const OwnMembership: Operation<OwnMembershipQuery, OwnMembershipQueryVariables> = { name: 'OwnMembership', id: '56aa4400ef59', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type MembershipPageQueryVariables = Exact<{
  after?: string | null | undefined;
  giftsAfter?: string | null | undefined;
}>;


export type MembershipPageQuery = { viewer: { __typename: 'Viewer', id: string, canSwitchPlan: boolean, meter: { __typename: 'Meter', left: number, most: number, waitMinutes: number } | null, membershipStatus: { __typename: 'MembershipStatus', id: string, membershipId: string, membershipType: Types.MembershipType, state: Types.MembershipState, startedAt: number, currentPeriodEndsAt: number, endsAt: number, nextChargeAt: number | null, amount: number, currency: Types.Currency, paymentProvider: Types.MembershipProvider, isCancelled: boolean, paymentFailedAt: number | null, hasRecurringPaymentFailedMoreThanOnce: boolean, hasCreditCardExpired: boolean, planV2: { __typename: 'MembershipPlan', price: number, discount: { __typename: 'PlanDiscount', regularPrice: number, cyclesLeft: number } | null }, switchPlanSchedule: { __typename: 'PlanSwitch', startAt: number, price: number, membershipType: Types.MembershipType } | null, paymentMethod:
        | { __typename: 'CreditCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'ApplePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'GooglePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
        | { __typename: 'PaypalAccount', email: string }
       | null } | null, giftsConnection: { __typename: 'GiftConnection', gifts: Array<{ __typename: 'Gift', id: string, kind: Types.GiftKind, state: Types.GiftState, quantity: number, createdAt: number, redeemedCount: number }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, chargesConnection: { __typename: 'MembershipChargeConnection', charges: Array<{ __typename: 'MembershipCharge', id: string, createdAt: number, amount: number, currency: Types.Currency, refunded: number, status: Types.ChargeStatus, declineReason: string | null, membershipType: Types.MembershipType, gift: { __typename: 'Gift', id: string, quantity: number } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const MembershipPage: Operation<MembershipPageQuery, MembershipPageQueryVariables> = { name: 'MembershipPage', id: 'e3cdd1516d16', kind: 'query' }

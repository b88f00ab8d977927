// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type PaymentQuoteQueryVariables = Exact<{
  membershipType: Types.MembershipType;
  coupon?: string | null | undefined;
  country?: string | null | undefined;
}>;


export type PaymentQuoteQuery = { quoteMembership:
    | { __typename: 'MembershipQuote', membershipType: Types.MembershipType, currency: Types.Currency, price: number, regularPrice: number, trialEndsAt: number | null, renewsAt: number, renewalPrice: number, coupon: string | null, discount: { __typename: 'PlanDiscount', regularPrice: number, numCycles: number } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MissingLocalizationInformation', code: Types.UserErrorCode, field: string | null, message: string }
  , viewer: { __typename: 'Viewer', id: string, membershipStatus: { __typename: 'MembershipStatus', id: string, state: Types.MembershipState } | null } | null };


export const PaymentQuote: Operation<PaymentQuoteQuery, PaymentQuoteQueryVariables> = { name: 'PaymentQuote', id: '33cdb1947f22', kind: 'query' }

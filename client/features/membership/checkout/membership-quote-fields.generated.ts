// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type MembershipQuoteFieldsFragment = { __typename: 'MembershipQuote', membershipType: Types.MembershipType, currency: Types.Currency, price: number, regularPrice: number, trialEndsAt: number | null, renewsAt: number, renewalPrice: number, coupon: string | null, discount: { __typename: 'PlanDiscount', regularPrice: number, numCycles: number } | null };


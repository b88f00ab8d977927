// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type SwitchQuoteFieldsFragment = { __typename: 'SwitchQuote', membershipType: Types.MembershipType, currency: Types.Currency, isImmediate: boolean, startsAt: number, price: number, credit: number, renewsAt: number, renewalPrice: number };


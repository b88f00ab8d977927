// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type SwitchQuoteQueryVariables = Exact<{
  membershipType: Types.MembershipType;
}>;


export type SwitchQuoteQuery = { quoteSwitch:
    | { __typename: 'SwitchQuote', membershipType: Types.MembershipType, currency: Types.Currency, isImmediate: boolean, startsAt: number, price: number, credit: number, renewsAt: number, renewalPrice: number }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SwitchQuote: Operation<SwitchQuoteQuery, SwitchQuoteQueryVariables> = { name: 'SwitchQuote', id: '3264c306c212', kind: 'query' }

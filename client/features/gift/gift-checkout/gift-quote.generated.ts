// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type GiftQuoteQueryVariables = Exact<{
  quantity: number;
  country?: string | null | undefined;
}>;


export type GiftQuoteQuery = { quoteGift:
    | { __typename: 'GiftQuote', price: number, total: number, currency: Types.Currency }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MissingLocalizationInformation', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const GiftQuote: Operation<GiftQuoteQuery, GiftQuoteQueryVariables> = { name: 'GiftQuote', id: '42308841245f', kind: 'query' }

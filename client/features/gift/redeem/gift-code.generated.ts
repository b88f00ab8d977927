// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type GiftCodeQueryVariables = Exact<{
  code: string;
}>;


export type GiftCodeQuery = { giftCode:
    | { __typename: 'GiftCode', state: Types.GiftCodeState, senderName: string | null, expiresAt: number | null, isForNewOnly: boolean, isRedeemedByViewer: boolean, writtenMessage: string | null, viewersGift: { __typename: 'Gift', id: string, kind: Types.GiftKind } | null, gives: { __typename: 'GiftGives', effect: Types.GiftEffect, months: number, until: number | null } | null }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const GiftCode: Operation<GiftCodeQuery, GiftCodeQueryVariables> = { name: 'GiftCode', id: '85b032b11ee2', kind: 'query' }

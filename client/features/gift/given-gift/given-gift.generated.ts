// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type GivenGiftQueryVariables = Exact<{
  id: string;
}>;


export type GivenGiftQuery = { gift: { __typename: 'Gift', id: string, kind: Types.GiftKind, state: Types.GiftState, quantity: number, price: number, currency: Types.Currency, senderName: string, message: string | null, isForNewOnly: boolean, createdAt: number, expiresAt: number | null, redeemedCount: number, charge: { __typename: 'MembershipCharge', id: string } | null, codes: Array<{ __typename: 'GiftPlace', id: string, position: number, state: Types.GiftPlaceState, link: string | null, recipientEmail: string | null, recipientName: string | null, isRecipientForgotten: boolean, sendsAt: number | null, sentAt: number | null, redeemedAt: number | null }> } | null };


export const GivenGift: Operation<GivenGiftQuery, GivenGiftQueryVariables> = { name: 'GivenGift', id: '2de14d1f9d86', kind: 'query' }

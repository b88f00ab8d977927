// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type GiftFieldsFragment = { __typename: 'Gift', id: string, kind: Types.GiftKind, state: Types.GiftState, quantity: number, price: number, currency: Types.Currency, senderName: string, message: string | null, isForNewOnly: boolean, createdAt: number, expiresAt: number | null, redeemedCount: number, codes: Array<{ __typename: 'GiftPlace', id: string, position: number, state: Types.GiftPlaceState, link: string | null, recipientEmail: string | null, recipientName: string | null, isRecipientForgotten: boolean, sendsAt: number | null, sentAt: number | null, redeemedAt: number | null }> };


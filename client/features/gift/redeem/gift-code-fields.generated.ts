// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type GiftCodeFieldsFragment = { __typename: 'GiftCode', state: Types.GiftCodeState, senderName: string | null, expiresAt: number | null, isForNewOnly: boolean, isRedeemedByViewer: boolean, writtenMessage: string | null, viewersGift: { __typename: 'Gift', id: string, kind: Types.GiftKind } | null, gives: { __typename: 'GiftGives', effect: Types.GiftEffect, months: number, until: number | null } | null };


// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type RedeemGiftMutationVariables = Exact<{
  code: string;
  key?: string | null | undefined;
}>;


export type RedeemGiftMutation = { redeemGift:
    | { __typename: 'GiftRedeemed', membership: { __typename: 'MembershipStatus', id: string, endsAt: number, nextChargeAt: number | null } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const RedeemGift: Operation<RedeemGiftMutation, RedeemGiftMutationVariables> = { name: 'RedeemGift', id: '1ffb7865b2ab', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type SendGiftAgainMutationVariables = Exact<{
  codeId: string;
  email: string;
  key: string;
}>;


export type SendGiftAgainMutation = { sendGiftAgain:
    | { __typename: 'GiftPlace', id: string, position: number, state: Types.GiftPlaceState, link: string | null, recipientEmail: string | null, recipientName: string | null, isRecipientForgotten: boolean, sendsAt: number | null, sentAt: number | null, redeemedAt: number | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SendGiftAgain: Operation<SendGiftAgainMutation, SendGiftAgainMutationVariables> = { name: 'SendGiftAgain', id: 'af1204440ea5', kind: 'mutation' }

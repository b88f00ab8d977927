// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type CreateGiftMutationVariables = Exact<{
  input: Types.CreateGiftInput;
}>;


export type CreateGiftMutation = { createGift:
    | { __typename: 'GiftPayment', gift: { __typename: 'Gift', id: string } | null, action: { __typename: 'PaymentAction', clientSecret: string } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PaymentMethodDeclined', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PaymentError', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'CheckoutNotAvailable', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MissingLocalizationInformation', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CreateGift: Operation<CreateGiftMutation, CreateGiftMutationVariables> = { name: 'CreateGift', id: '10cb5f3c0070', kind: 'mutation' }

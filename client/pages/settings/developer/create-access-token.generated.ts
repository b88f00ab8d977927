// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type CreateAccessTokenMutationVariables = Exact<{
  input: Types.CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken:
    | { __typename: 'CreatedAccessToken', token: string, own: { __typename: 'AccessTokens', id: string, recentUntil: number | null, tokens: Array<{ __typename: 'AccessToken', id: string, name: string, hint: string, scopes: Array<Types.TokenScope>, expiresAt: number, isExpired: boolean, lastUsedAt: number | null }> } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CreateAccessToken: Operation<CreateAccessTokenMutation, CreateAccessTokenMutationVariables> = { name: 'CreateAccessToken', id: 'b9ad1bf52ed4', kind: 'mutation' }

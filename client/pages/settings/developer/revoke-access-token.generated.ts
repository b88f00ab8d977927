// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type RevokeAccessTokenMutationVariables = Exact<{
  tokenId: string;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken:
    | { __typename: 'AccessTokens', id: string, recentUntil: number | null, tokens: Array<{ __typename: 'AccessToken', id: string, name: string, hint: string, scopes: Array<Types.TokenScope>, expiresAt: number, isExpired: boolean, lastUsedAt: number | null }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const RevokeAccessToken: Operation<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables> = { name: 'RevokeAccessToken', id: '954857082ac7', kind: 'mutation' }

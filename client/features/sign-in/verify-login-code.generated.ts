// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type VerifyLoginCodeMutationVariables = Exact<{
  loginCode: string;
}>;


export type VerifyLoginCodeMutation = { verifyLoginCode:
    | { __typename: 'Token', value: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'TooManyRequests', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const VerifyLoginCode: Operation<VerifyLoginCodeMutation, VerifyLoginCodeMutationVariables> = { name: 'VerifyLoginCode', id: '475c61ed25d5', kind: 'mutation' }

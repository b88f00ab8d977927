// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type FinishPasskeySignInMutationVariables = Exact<{
  response: string;
  redirect?: string | null | undefined;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn:
    | { __typename: 'Token', value: string }
    | { __typename: 'AccountLockout', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const FinishPasskeySignIn: Operation<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables> = { name: 'FinishPasskeySignIn', id: '86f1f8fd6d94', kind: 'mutation' }

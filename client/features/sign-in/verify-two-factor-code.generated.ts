// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type VerifyTwoFactorCodeMutationVariables = Exact<{
  code: string;
}>;


export type VerifyTwoFactorCodeMutation = { verifyTwoFactorCode:
    | { __typename: 'Token', value: string }
    | { __typename: 'AccountLockout', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'FailedChallenge', message: string }
    | { __typename: 'RateLimited', message: string }
   };


export const VerifyTwoFactorCode: Operation<VerifyTwoFactorCodeMutation, VerifyTwoFactorCodeMutationVariables> = { name: 'VerifyTwoFactorCode', id: '90eaa42bdf3e5fa0', kind: 'mutation' }

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
    | { __typename: 'AccountLockout', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const VerifyTwoFactorCode: Operation<VerifyTwoFactorCodeMutation, VerifyTwoFactorCodeMutationVariables> = { name: 'VerifyTwoFactorCode', id: '31257cb4d4d4', kind: 'mutation' }

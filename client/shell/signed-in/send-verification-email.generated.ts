// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SendVerificationEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerificationEmailMutation = { sendVerificationEmail:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'ServiceUnavailable', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SendVerificationEmail: Operation<SendVerificationEmailMutation, SendVerificationEmailMutationVariables> = { name: 'SendVerificationEmail', id: 'ded16b90a11a', kind: 'mutation' }

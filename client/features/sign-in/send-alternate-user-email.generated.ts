// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SendAlternateUserEmailMutationVariables = Exact<{
  redirect?: string | null | undefined;
  captchaValue?: string | null | undefined;
}>;


export type SendAlternateUserEmailMutation = { sendAlternateUserEmail:
    | { __typename: 'SusiMethod', value: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'ServiceUnavailable', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SendAlternateUserEmail: Operation<SendAlternateUserEmailMutation, SendAlternateUserEmailMutationVariables> = { name: 'SendAlternateUserEmail', id: '51303db868b8', kind: 'mutation' }

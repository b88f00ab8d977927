// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SendAcctAuthEmailMutationVariables = Exact<{
  email: string;
  redirect?: string | null | undefined;
  fullName?: string | null | undefined;
  captchaValue?: string | null | undefined;
  operation: string;
  type?: string | null | undefined;
}>;


export type SendAcctAuthEmailMutation = { sendAcctAuthEmail:
    | { __typename: 'SusiMethod', value: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'ServiceUnavailable', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SendAcctAuthEmail: Operation<SendAcctAuthEmailMutation, SendAcctAuthEmailMutationVariables> = { name: 'SendAcctAuthEmail', id: '3131a7a174e7', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ConnectMastodonFinishMutationVariables = Exact<{
  instance?: string | null | undefined;
  state?: string | null | undefined;
  code?: string | null | undefined;
  error?: string | null | undefined;
}>;


export type ConnectMastodonFinishMutation = { connectMastodonFinish:
    | { __typename: 'MastodonAccount', id: string, handle: string, url: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MastodonInstanceConnectionError', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MastodonAccountConnectionError', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MastodonAccountValidationError', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ConnectMastodonFinish: Operation<ConnectMastodonFinishMutation, ConnectMastodonFinishMutationVariables> = { name: 'ConnectMastodonFinish', id: '4142b2188dae', kind: 'mutation' }

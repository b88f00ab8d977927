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
    | { __typename: 'MastodonInstanceConnectionError', message: string }
    | { __typename: 'MastodonAccountConnectionError', message: string }
    | { __typename: 'MastodonAccountValidationError', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'NotFound', message: string }
   };


export const ConnectMastodonFinish: Operation<ConnectMastodonFinishMutation, ConnectMastodonFinishMutationVariables> = { name: 'ConnectMastodonFinish', id: 'a33c2d780f000e1e', kind: 'mutation' }

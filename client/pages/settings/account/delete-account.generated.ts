// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type DeleteAccountMutationVariables = Exact<{
  username: string;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
   };


export const DeleteAccount: Operation<DeleteAccountMutation, DeleteAccountMutationVariables> = { name: 'DeleteAccount', id: '79f6e5c9986cd5a2', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type ChangeEmailMutationVariables = Exact<{
  email: string;
}>;


export type ChangeEmailMutation = { changeEmail:
    | { __typename: 'AccountSettings', id: string, email: string | null, isEmailVerified: boolean, username: string, usernameChangeableAt: number | null, name: string, bio: string, imageId: string | null, pendingEmail: string | null }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'AlreadyExists', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'ServiceUnavailable', message: string }
   };


export const ChangeEmail: Operation<ChangeEmailMutation, ChangeEmailMutationVariables> = { name: 'ChangeEmail', id: '80125af3961efd7c', kind: 'mutation' }

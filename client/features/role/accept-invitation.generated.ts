// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type AcceptInvitationMutationVariables = Exact<{
  input: Types.AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation:
    | { __typename: 'Collection', id: string, slug: string, name: string, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }>, invitations: Array<{ __typename: 'CollectionInvitation', id: string, role: Types.CollectionRoleName, email: string | null, expiresAt: number, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } | null }> | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const AcceptInvitation: Operation<AcceptInvitationMutation, AcceptInvitationMutationVariables> = { name: 'AcceptInvitation', id: '8cf7ffadc754', kind: 'mutation' }

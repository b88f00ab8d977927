// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type InviteCoAuthorMutationVariables = Exact<{
  input: Types.InviteCoAuthorInput;
}>;


export type InviteCoAuthorMutation = { inviteCoAuthor:
    | { __typename: 'CoAuthors', id: string, isWriter: boolean, people: Array<{ __typename: 'CoAuthor', hasAccepted: boolean, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocked', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocking', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const InviteCoAuthor: Operation<InviteCoAuthorMutation, InviteCoAuthorMutationVariables> = { name: 'InviteCoAuthor', id: '969e80b150fe', kind: 'mutation' }

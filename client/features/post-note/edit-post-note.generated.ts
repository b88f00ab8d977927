// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EditPostNoteMutationVariables = Exact<{
  input: Types.EditPostNoteInput;
}>;


export type EditPostNoteMutation = { editPostNote:
    | { __typename: 'PostNotes', id: string, notes: Array<{ __typename: 'PostNote', id: string, text: string, isDeleted: boolean, audience: Types.NoteAudience, paragraph: string | null, passage: string | null, createdAt: number, editedAt: number | null, resolvedAt: number | null, isViewers: boolean, replies: Array<{ __typename: 'PostNote', id: string, text: string, isDeleted: boolean, audience: Types.NoteAudience, paragraph: string | null, passage: string | null, createdAt: number, editedAt: number | null, resolvedAt: number | null, isViewers: boolean, resolvedBy: { __typename: 'User', id: string, name: string } | null, author: { __typename: 'User', id: string, name: string, username: string, imageId: string | null } | null }>, resolvedBy: { __typename: 'User', id: string, name: string } | null, author: { __typename: 'User', id: string, name: string, username: string, imageId: string | null } | null }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocked', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocking', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const EditPostNote: Operation<EditPostNoteMutation, EditPostNoteMutationVariables> = { name: 'EditPostNote', id: 'eb2e46125155', kind: 'mutation' }

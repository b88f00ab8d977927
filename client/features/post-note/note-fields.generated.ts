// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type NoteFieldsFragment = { __typename: 'PostNote', id: string, text: string, isDeleted: boolean, audience: Types.NoteAudience, paragraph: string | null, passage: string | null, createdAt: number, editedAt: number | null, resolvedAt: number | null, isViewers: boolean, resolvedBy: { __typename: 'User', id: string, name: string } | null, author: { __typename: 'User', id: string, name: string, username: string, imageId: string | null } | null };


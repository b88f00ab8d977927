// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type PostNotesPageQueryVariables = Exact<{
  id: string;
}>;


export type PostNotesPageQuery = { postNotes: { __typename: 'PostNotes', title: string, isViewerAuthor: boolean, isViewerReader: boolean, canWrite: boolean, submissionId: string | null, id: string, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null, text: { __typename: 'NotedText', title: string, subtitle: string, body: StoryBody } | null, notes: Array<{ __typename: 'PostNote', id: string, text: string, isDeleted: boolean, audience: Types.NoteAudience, paragraph: string | null, passage: string | null, createdAt: number, editedAt: number | null, resolvedAt: number | null, isViewers: boolean, replies: Array<{ __typename: 'PostNote', id: string, text: string, isDeleted: boolean, audience: Types.NoteAudience, paragraph: string | null, passage: string | null, createdAt: number, editedAt: number | null, resolvedAt: number | null, isViewers: boolean, resolvedBy: { __typename: 'User', id: string, name: string } | null, author: { __typename: 'User', id: string, name: string, username: string, imageId: string | null } | null }>, resolvedBy: { __typename: 'User', id: string, name: string } | null, author: { __typename: 'User', id: string, name: string, username: string, imageId: string | null } | null }> } | null };


export const PostNotesPage: Operation<PostNotesPageQuery, PostNotesPageQueryVariables> = { name: 'PostNotesPage', id: '16db1ab31cc9', kind: 'query' }

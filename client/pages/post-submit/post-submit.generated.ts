// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PostSubmitQueryVariables = Exact<{
  postId: string;
  slug: string;
}>;


export type PostSubmitQuery = { post: { __typename: 'Post', id: string, title: string, collection: { __typename: 'Collection', id: string, name: string } | null } | null, submissionsOfPost: Array<{ __typename: 'Submission', revision: number, submittedAt: number | null, address: string | null, isViewerEditor: boolean, id: string, state: Types.SubmissionState, turn: Types.SubmissionTurn, turnAt: number, postId: string, title: string, readingTime: number, notes: Array<{ __typename: 'SubmissionNote', id: string, state: Types.SubmissionState | null, text: string, createdAt: number, author: { __typename: 'User', id: string, username: string, name: string } | null }>, writer: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null }> | null, viewer: { __typename: 'Viewer', id: string, roles: Array<{ __typename: 'ViewerRole', role: Types.CollectionRoleName, collection: { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, avatar: { __typename: 'ImageMetadata', id: string } | null } }>, followedCollections: { __typename: 'CollectionConnection', collections: Array<{ __typename: 'Collection', id: string, slug: string, name: string, tagline: string, avatar: { __typename: 'ImageMetadata', id: string } | null }> } } | null, collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, submitting: { __typename: 'CollectionSubmitting', isOpen: boolean, guidelines: string, typicalResponseTime: number | null }, avatar: { __typename: 'ImageMetadata', id: string } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PostSubmit: Operation<PostSubmitQuery, PostSubmitQueryVariables> = { name: 'PostSubmit', id: '2e1edabecdae', kind: 'query' }

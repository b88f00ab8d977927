// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type StoriesManagerQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
  month?: string | null | undefined;
  submissions: boolean;
  drafts: boolean;
  scheduled: boolean;
  published: boolean;
}>;


export type StoriesManagerQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, submissionsConnection?: { __typename: 'SubmissionConnection', submissions: Array<{ __typename: 'Submission', id: string, state: Types.SubmissionState, turn: Types.SubmissionTurn, turnAt: number, postId: string, title: string, readingTime: number, writer: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } | null, ownDrafts?: Array<{ __typename: 'Post', id: string, title: string, mediumUrl: string, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, name: string } }> | null, plan?: { __typename: 'CollectionPlan', month: string, posts: Array<{ __typename: 'Post', id: string, title: string, mediumUrl: string, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, name: string } }> } | null, latestPosts?: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, title: string, mediumUrl: string, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, name: string } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const StoriesManager: Operation<StoriesManagerQuery, StoriesManagerQueryVariables> = { name: 'StoriesManager', id: '9052af2f35a1', kind: 'query' }

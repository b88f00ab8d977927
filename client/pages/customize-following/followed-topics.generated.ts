// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FollowedTopicsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowedTopicsQuery = { viewer: { __typename: 'Viewer', id: string, followedTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string, postCount: number, viewerEdge: { __typename: 'TagViewerEdge', id: string, isFollowing: boolean, isMuting: boolean } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const FollowedTopics: Operation<FollowedTopicsQuery, FollowedTopicsQueryVariables> = { name: 'FollowedTopics', id: '4915ce6a549e', kind: 'query' }

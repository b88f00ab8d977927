// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FollowedPeopleQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowedPeopleQuery = { viewer: { __typename: 'Viewer', id: string, followedUsers: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, viewerEdge: { __typename: 'UserViewerEdge', id: string, isFollowing: boolean, isMuting: boolean }, socialStats: { __typename: 'SocialStats', followerCount: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const FollowedPeople: Operation<FollowedPeopleQuery, FollowedPeopleQueryVariables> = { name: 'FollowedPeople', id: '29ec6240b47c', kind: 'query' }

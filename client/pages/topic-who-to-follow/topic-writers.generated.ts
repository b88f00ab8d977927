// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TopicWritersQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicWritersQuery = { tagFromSlug: { __typename: 'Tag', id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, topWriters: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, relatedTags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> } | null };


export const TopicWriters: Operation<TopicWritersQuery, TopicWritersQueryVariables> = { name: 'TopicWriters', id: '11d044529214', kind: 'query' }

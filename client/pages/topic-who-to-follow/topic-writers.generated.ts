// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TopicWritersQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicWritersQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, topWriters: { users: Array<{ id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } }>, pagingInfo: { next: { to: string } | null } }, relatedTags: Array<{ id: string, slug: string, displayTitle: string }> } | null };


export const TopicWriters: Operation<TopicWritersQuery, TopicWritersQueryVariables> = { name: 'TopicWriters', id: '8cce01458a23d8c7', kind: 'query' }

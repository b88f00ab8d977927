// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TopicRecommendedQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicRecommendedQuery = { tagFromSlug: { __typename: 'Tag', id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, recommendedPosts: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, topWriters: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } }> }, relatedTags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> } | null };


export const TopicRecommended: Operation<TopicRecommendedQuery, TopicRecommendedQueryVariables> = { name: 'TopicRecommended', id: '60a50ab2a32d', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TopicPageQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type TopicPageQuery = { tagFromSlug: { id: string, slug: string, displayTitle: string, description: string, followerCount: number, postCount: number, recommendedPosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }> }, latestPosts: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, archivePeriods: { years: Array<number> }, topWriters: { users: Array<{ id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { followerCount: number } }> }, relatedTags: Array<{ id: string, slug: string, displayTitle: string }> } | null };


export const TopicPage: Operation<TopicPageQuery, TopicPageQueryVariables> = { name: 'TopicPage', id: 'bceefde1ff43e308', kind: 'query' }

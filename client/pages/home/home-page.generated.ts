// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { viewer: { __typename: 'Viewer', id: string, followedTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> }, suggestedUsers: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } }> } } | null, staffPicksFeed: { __typename: 'StaffPicksFeed', items: Array<{ __typename: 'StaffPicksFeedItem', post: { __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null } }> }, featuredTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string, postCount: number }> } };


export const HomePage: Operation<HomePageQuery, HomePageQueryVariables> = { name: 'HomePage', id: 'b6f29ebc29e2', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationProfileQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type PublicationProfileQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, firstPostAt: number | null, id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, featuredPosts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, stories: { posts: Array<{ id: string, title: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { id: string, username: string, name: string, imageId: string | null }, collection: { id: string, slug: string, name: string, avatar: { id: string } | null } | null }>, pagingInfo: { next: { to: string } | null } }, editors: Array<{ role: Types.CollectionRoleName, user: { id: string, username: string, name: string, imageId: string | null } }>, avatar: { id: string } | null }
    | { __typename: 'NotFound' }
   };


export const PublicationProfile: Operation<PublicationProfileQuery, PublicationProfileQueryVariables> = { name: 'PublicationProfile', id: '2e25e42d656083b9', kind: 'query' }

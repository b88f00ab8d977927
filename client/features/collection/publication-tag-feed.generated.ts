// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationTagFeedQueryVariables = Exact<{
  slug: string;
  tagSlug: string;
  after?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type PublicationTagFeedQuery = { tagFromSlug: { __typename: 'Tag', id: string, slug: string, displayTitle: string, description: string } | null, collectionByDomainOrSlug:
    | { __typename: 'Collection', postCount: number, firstPostAt: number | null, id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, stories: { __typename: 'PostConnection', posts: Array<{ __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }>, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationTagFeed: Operation<PublicationTagFeedQuery, PublicationTagFeedQueryVariables> = { name: 'PublicationTagFeed', id: '2d3b585ed8f6', kind: 'query' }

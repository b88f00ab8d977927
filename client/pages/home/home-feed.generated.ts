// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type HomeFeedQueryVariables = Exact<{
  feed?: Types.HomeFeedName | null | undefined;
  tagSlug?: string | null | undefined;
  order?: Types.HomeFeedOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type HomeFeedQuery = { homeFeed: { __typename: 'HomeFeed', order: Types.HomeFeedOrder, isFiltered: boolean, items: Array<{ __typename: 'HomeFeedItem', post: { __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }, reason: { __typename: 'FeedReason', kind: Types.FeedReasonKind, tag: { __typename: 'Tag', id: string, slug: string, displayTitle: string } | null, user: { __typename: 'User', id: string, username: string, name: string } | null, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null }, tag: { __typename: 'Tag', id: string, slug: string, displayTitle: string } | null } | null };


export const HomeFeed: Operation<HomeFeedQuery, HomeFeedQueryVariables> = { name: 'HomeFeed', id: '24014c040163', kind: 'query' }

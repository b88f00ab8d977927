// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SearchPostsQueryVariables = Exact<{
  query: string;
  within?: Types.SearchWithin | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchPostsQuery = { search: { __typename: 'Search', query: string, results: { __typename: 'SearchPosts', correctedQuery: string | null, queryId: string, hits: Array<{ __typename: 'PostHit', titleMatches: Array<number>, passage: { __typename: 'Passage', text: string, matches: Array<number> } | null, post: { __typename: 'Post', title: string, id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null, user: { __typename: 'User', id: string, username: string, name: string } | null } };


export const SearchPosts: Operation<SearchPostsQuery, SearchPostsQueryVariables> = { name: 'SearchPosts', id: '80e0727ca85e', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SearchTagsQueryVariables = Exact<{
  query: string;
  within?: Types.SearchWithin | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchTagsQuery = { search: { __typename: 'Search', query: string, results: { __typename: 'SearchTags', correctedQuery: string | null, queryId: string, hits: Array<{ __typename: 'TagHit', titleMatches: Array<number>, tag: { __typename: 'Tag', id: string, slug: string, displayTitle: string, postCount: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null, user: { __typename: 'User', id: string, username: string, name: string } | null } };


export const SearchTags: Operation<SearchTagsQuery, SearchTagsQueryVariables> = { name: 'SearchTags', id: '7a4ee327529f', kind: 'query' }

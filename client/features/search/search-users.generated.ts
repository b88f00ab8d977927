// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SearchUsersQueryVariables = Exact<{
  query: string;
  within?: Types.SearchWithin | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchUsersQuery = { search: { __typename: 'Search', query: string, results: { __typename: 'SearchUsers', correctedQuery: string | null, queryId: string, hits: Array<{ __typename: 'UserHit', nameMatches: Array<number>, user: { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null, user: { __typename: 'User', id: string, username: string, name: string } | null } };


export const SearchUsers: Operation<SearchUsersQuery, SearchUsersQueryVariables> = { name: 'SearchUsers', id: '7f6515149d2b', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExploreTopicsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExploreTopicsQuery = { featuredTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', description: string, followerCount: number, id: string, slug: string, displayTitle: string, postCount: number }> }, topTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string, postCount: number }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } };


export const ExploreTopics: Operation<ExploreTopicsQuery, ExploreTopicsQueryVariables> = { name: 'ExploreTopics', id: 'a61f3fc026d6', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SuggestedTopicsQueryVariables = Exact<{
  query: string;
}>;


export type SuggestedTopicsQuery = { search: { __typename: 'Search', tags: { __typename: 'SearchTags', hits: Array<{ __typename: 'TagHit', tag: { __typename: 'Tag', id: string, displayTitle: string } }> } } };


export const SuggestedTopics: Operation<SuggestedTopicsQuery, SuggestedTopicsQueryVariables> = { name: 'SuggestedTopics', id: 'ab5ce286de50', kind: 'query' }

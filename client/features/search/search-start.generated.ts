// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchStartQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStartQuery = { topTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> } };


export const SearchStart: Operation<SearchStartQuery, SearchStartQueryVariables> = { name: 'SearchStart', id: 'd420ca33d5bf', kind: 'query' }

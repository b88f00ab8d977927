// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnItemsQueryVariables = Exact<{
  slugId: string;
}>;


export type OwnItemsQuery = { viewer: { __typename: 'Viewer', id: string, catalog: { __typename: 'Catalog', id: string, ownItems: Array<{ __typename: 'OwnCatalogItem', postId: string, note: string, title: string | null }> } | null } | null };


export const OwnItems: Operation<OwnItemsQuery, OwnItemsQueryVariables> = { name: 'OwnItems', id: '02ba7b60b989', kind: 'query' }

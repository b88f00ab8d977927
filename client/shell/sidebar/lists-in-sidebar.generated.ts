// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListsInSidebarQueryVariables = Exact<{ [key: string]: never; }>;


export type ListsInSidebarQuery = { libraryCatalogs: { __typename: 'CatalogConnection', catalogs: Array<{ __typename: 'Catalog', id: string, slug: string, name: string }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } };


export const ListsInSidebar: Operation<ListsInSidebarQuery, ListsInSidebarQueryVariables> = { name: 'ListsInSidebar', id: 'd8a65c479629', kind: 'query' }

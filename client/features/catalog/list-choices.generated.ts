// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListChoicesQuery = { viewer: { __typename: 'Viewer', id: string, catalogsLeft: number, catalogChoices: Array<{ __typename: 'Catalog', id: string, name: string, visibility: number, itemCount: number }> } | null };


export const ListChoices: Operation<ListChoicesQuery, ListChoicesQueryVariables> = { name: 'ListChoices', id: '645e98713a16', kind: 'query' }

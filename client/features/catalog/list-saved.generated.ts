// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListSavedQueryVariables = Exact<{
  id: string;
}>;


export type ListSavedQuery = { catalogById:
    | { __typename: 'Catalog', id: string, followerCount: number, clapCount: number, viewerClapCount: number, isSavedByViewer: boolean }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'TakenDown', message: string }
   };


export const ListSaved: Operation<ListSavedQuery, ListSavedQueryVariables> = { name: 'ListSaved', id: 'c0de328691be', kind: 'query' }

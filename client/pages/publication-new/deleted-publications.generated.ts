// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeletedPublicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedPublicationsQuery = { viewer: { __typename: 'Viewer', id: string, deletedPublications: Array<{ __typename: 'Collection', id: string, name: string, slug: string }> } | null };


export const DeletedPublications: Operation<DeletedPublicationsQuery, DeletedPublicationsQueryVariables> = { name: 'DeletedPublications', id: '54a04acea0ac', kind: 'query' }

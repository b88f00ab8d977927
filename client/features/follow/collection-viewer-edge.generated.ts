// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CollectionViewerEdgeQueryVariables = Exact<{
  id: string;
}>;


export type CollectionViewerEdgeQuery = { collection: { __typename: 'Collection', id: string, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, isFollowing: boolean, isMuting: boolean } } | null };


export const CollectionViewerEdge: Operation<CollectionViewerEdgeQuery, CollectionViewerEdgeQueryVariables> = { name: 'CollectionViewerEdge', id: 'f7019b2aa8c0', kind: 'query' }

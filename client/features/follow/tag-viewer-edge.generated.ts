// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TagViewerEdgeQueryVariables = Exact<{
  id: string;
}>;


export type TagViewerEdgeQuery = { tagFromSlug: { __typename: 'Tag', id: string, viewerEdge: { __typename: 'TagViewerEdge', id: string, isFollowing: boolean, isMuting: boolean } } | null };


export const TagViewerEdge: Operation<TagViewerEdgeQuery, TagViewerEdgeQueryVariables> = { name: 'TagViewerEdge', id: 'b704085f9a55', kind: 'query' }

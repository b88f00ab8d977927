// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserViewerEdgeQueryVariables = Exact<{
  id: string;
}>;


export type UserViewerEdgeQuery = { user: { __typename: 'User', id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, isFollowing: boolean, isMuting: boolean, isBlocking: boolean, isBlocked: boolean } } | null };


export const UserViewerEdge: Operation<UserViewerEdgeQuery, UserViewerEdgeQueryVariables> = { name: 'UserViewerEdge', id: 'a04a05743412', kind: 'query' }

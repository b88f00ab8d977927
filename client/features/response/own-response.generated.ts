// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnResponseQueryVariables = Exact<{
  id: string;
}>;


export type OwnResponseQuery = { post: { __typename: 'Post', id: string, viewerEdge: { __typename: 'PostViewerEdge', id: string, responseText: string | null } } | null };


export const OwnResponse: Operation<OwnResponseQuery, OwnResponseQueryVariables> = { name: 'OwnResponse', id: '6976bf020a05', kind: 'query' }

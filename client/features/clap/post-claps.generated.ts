// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostClapsQueryVariables = Exact<{
  id: string;
}>;


export type PostClapsQuery = { post: { __typename: 'Post', id: string, clapCount: number, viewerEdge: { __typename: 'PostViewerEdge', id: string, clapCount: number, canClap: boolean } } | null };


export const PostClaps: Operation<PostClapsQuery, PostClapsQueryVariables> = { name: 'PostClaps', id: 'c67930f06c66', kind: 'query' }

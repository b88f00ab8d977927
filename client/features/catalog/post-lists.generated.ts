// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostListsQueryVariables = Exact<{
  id: string;
}>;


export type PostListsQuery = { post: { __typename: 'Post', id: string, viewerEdge: { __typename: 'PostViewerEdge', id: string, catalogIds: Array<string> } } | null };


export const PostLists: Operation<PostListsQuery, PostListsQueryVariables> = { name: 'PostLists', id: '989639b7e01e', kind: 'query' }

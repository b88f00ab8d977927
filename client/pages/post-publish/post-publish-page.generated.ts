// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostPublishPageQueryVariables = Exact<{
  id: string;
}>;


export type PostPublishPageQuery = { post: { __typename: 'Post', id: string, title: string } | null };


export const PostPublishPage: Operation<PostPublishPageQuery, PostPublishPageQueryVariables> = { name: 'PostPublishPage', id: '3f08960d7108', kind: 'query' }

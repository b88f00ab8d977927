// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostEditPageQueryVariables = Exact<{
  id: string;
}>;


export type PostEditPageQuery = { post: { __typename: 'Post', id: string, title: string, excerpt: string, language: string, mediumUrl: string, previewImage: { __typename: 'ImageMetadata', id: string } | null, response: { __typename: 'PostResponse', id: string } | null } | null };


export const PostEditPage: Operation<PostEditPageQuery, PostEditPageQueryVariables> = { name: 'PostEditPage', id: '7364801cb757', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ShareStoryQueryVariables = Exact<{
  id: string;
}>;


export type ShareStoryQuery = { post: { __typename: 'Post', id: string, listTitle: string, mediumUrl: string, visibility: Types.PostVisibility, isPublished: boolean, creator: { __typename: 'User', id: string }, collection: { __typename: 'Collection', id: string, name: string } | null } | null };


export const ShareStory: Operation<ShareStoryQuery, ShareStoryQueryVariables> = { name: 'ShareStory', id: 'b41200b47a5b', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PostPlaceQueryVariables = Exact<{
  id: string;
}>;


export type PostPlaceQuery = { post: { __typename: 'Post', id: string, viewerEdge: { __typename: 'PostViewerEdge', id: string, readingPlace: { __typename: 'ReadingPlace', paragraphName: string, progress: number, deviceId: string, device: Types.ReadingDevice } | null } } | null };


export const PostPlace: Operation<PostPlaceQuery, PostPlaceQueryVariables> = { name: 'PostPlace', id: 'df8124e8900a', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type UnfollowTagsMutationVariables = Exact<{
  tagSlugs: Array<string> | string;
}>;


export type UnfollowTagsMutation = { unfollowTags:
    | { __typename: 'FollowedTags', tags: Array<{ __typename: 'Tag', id: string, followerCount: number, viewerEdge: { __typename: 'TagViewerEdge', id: string, isFollowing: boolean, isMuting: boolean } }> }
    | { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const UnfollowTags: Operation<UnfollowTagsMutation, UnfollowTagsMutationVariables> = { name: 'UnfollowTags', id: '447646da7fa1', kind: 'mutation' }

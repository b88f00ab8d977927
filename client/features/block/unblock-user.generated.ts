// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type UnblockUserMutationVariables = Exact<{
  targetUserId: string;
}>;


export type UnblockUserMutation = { unblockUser:
    | { __typename: 'User', id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, isBlocking: boolean, isBlocked: boolean, isFollowing: boolean, isMuting: boolean }, socialStats: { __typename: 'SocialStats', followerCount: number, followingCount: number } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const UnblockUser: Operation<UnblockUserMutation, UnblockUserMutationVariables> = { name: 'UnblockUser', id: '0c77622880ad', kind: 'mutation' }

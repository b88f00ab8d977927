// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type MuteCollectionMutationVariables = Exact<{
  targetCollectionId: string;
}>;


export type MuteCollectionMutation = { muteCollection:
    | { __typename: 'Collection', id: string, subscriberCount: number, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, isFollowing: boolean, isMuting: boolean } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const MuteCollection: Operation<MuteCollectionMutation, MuteCollectionMutationVariables> = { name: 'MuteCollection', id: '803062c537a1', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type FollowCatalogMutationVariables = Exact<{
  targetCatalogId: string;
}>;


export type FollowCatalogMutation = { followCatalog:
    | { __typename: 'Catalog', id: string, followerCount: number, isSavedByViewer: boolean }
    | { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocked', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocking', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const FollowCatalog: Operation<FollowCatalogMutation, FollowCatalogMutationVariables> = { name: 'FollowCatalog', id: 'b934573cc495', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserSearchQueryVariables = Exact<{
  id?: string | null | undefined;
  username?: string | null | undefined;
}>;


export type UserSearchQuery = { userResult:
    | { __typename: 'User', id: string, name: string }
    | { __typename: 'NotFound' }
    | { __typename: 'AccountSuspended' }
    | { __typename: 'AccountDeleted' }
   };


export const UserSearchQuery: Operation<UserSearchQuery, UserSearchQueryVariables> = { name: 'UserSearchQuery', id: '506e3fedcb13', kind: 'query' }

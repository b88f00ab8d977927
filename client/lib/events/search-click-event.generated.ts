// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SearchClickEventMutationVariables = Exact<{
  queryId: string;
  indexName: string;
  objectIds: Array<string> | string;
  positions: Array<number> | number;
}>;


export type SearchClickEventMutation = { searchClickEvent:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SearchClickEvent: Operation<SearchClickEventMutation, SearchClickEventMutationVariables> = { name: 'SearchClickEvent', id: '559b5d5183a9', kind: 'mutation' }

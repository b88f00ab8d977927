// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type LogClientEventsMutationVariables = Exact<{
  payload: string;
}>;


export type LogClientEventsMutation = { logClientEvents:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const LogClientEvents: Operation<LogClientEventsMutation, LogClientEventsMutationVariables> = { name: 'LogClientEvents', id: 'e6a77ae9ba63', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type StopSpoofingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopSpoofingMutation = { stopSpoofing:
    | { success: boolean }
    | { code: Types.UserErrorCode, field: string | null, message: string }
    | { code: Types.UserErrorCode, field: string | null, message: string }
    | { code: Types.UserErrorCode, field: string | null, message: string }
    | { code: Types.UserErrorCode, field: string | null, message: string }
   };


export const StopSpoofing: Operation<StopSpoofingMutation, StopSpoofingMutationVariables> = { name: 'StopSpoofing', id: '7e9baa2246938fe9', kind: 'mutation' }

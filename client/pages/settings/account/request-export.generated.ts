// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type RequestExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestExportMutation = { requestExport:
    | { __typename: 'AccountExport', id: string, state: Types.AccountExportState, storyCount: number, storiesDone: number, createdAt: number, expiresAt: number, parts: Array<{ __typename: 'AccountExportPart', number: number, bytes: number, url: string }> }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const RequestExport: Operation<RequestExportMutation, RequestExportMutationVariables> = { name: 'RequestExport', id: 'a35e473be083', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ReportEntityMutationVariables = Exact<{
  entityType: Types.ReportedEntity;
  entityId: string;
  reason: Types.ReportReason;
  words?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type ReportEntityMutation = { reportEntity:
    | { __typename: 'FiledReport', id: string, isFollowed: boolean }
    | { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ReportEntity: Operation<ReportEntityMutation, ReportEntityMutationVariables> = { name: 'ReportEntity', id: '760cb186ae4f', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type LogExperimentExposureMutationVariables = Exact<{
  experimentId: string;
  postId?: string | null | undefined;
  publicationId?: string | null | undefined;
}>;


export type LogExperimentExposureMutation = { logExperimentExposure:
    | { __typename: 'MutationSuccess', success: boolean }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const LogExperimentExposure: Operation<LogExperimentExposureMutation, LogExperimentExposureMutationVariables> = { name: 'LogExperimentExposure', id: '9a50c154b08d', kind: 'mutation' }

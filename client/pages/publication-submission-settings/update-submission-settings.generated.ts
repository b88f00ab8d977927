// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type UpdateSubmissionSettingsMutationVariables = Exact<{
  input: Types.UpdateSubmissionSettingsInput;
}>;


export type UpdateSubmissionSettingsMutation = { updateSubmissionSettings:
    | { __typename: 'Collection', id: string, submitting: { __typename: 'CollectionSubmitting', submitters: Types.Submitters, guidelines: string, typicalResponseTime: number | null } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const UpdateSubmissionSettings: Operation<UpdateSubmissionSettingsMutation, UpdateSubmissionSettingsMutationVariables> = { name: 'UpdateSubmissionSettings', id: '4ea32a0c3311', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type FinishImportUploadMutationVariables = Exact<{
  input: Types.FinishImportUploadInput;
}>;


export type FinishImportUploadMutation = { finishImportUpload:
    | { __typename: 'StoryImport', id: string, format: Types.ImportFormat, fileName: string, size: number, state: Types.StoryImportState, asDrafts: boolean, problem: string | null, createdAt: number, uploadedParts: Array<number>, counts: { __typename: 'StoryImportCounts', stories: number, problems: number, leftOut: number, waiting: number, imported: number, updated: number, unchanged: number, skipped: number, undone: number, kept: number } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const FinishImportUpload: Operation<FinishImportUploadMutation, FinishImportUploadMutationVariables> = { name: 'FinishImportUpload', id: 'd1d58d2c7cfc', kind: 'mutation' }

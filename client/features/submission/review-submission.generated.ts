// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ReviewSubmissionMutationVariables = Exact<{
  input: Types.ReviewSubmissionInput;
}>;


export type ReviewSubmissionMutation = { reviewSubmission:
    | { __typename: 'Submission', revision: number, submittedAt: number | null, address: string | null, isViewerEditor: boolean, id: string, state: Types.SubmissionState, turn: Types.SubmissionTurn, turnAt: number, postId: string, title: string, readingTime: number, notes: Array<{ __typename: 'SubmissionNote', id: string, state: Types.SubmissionState | null, text: string, createdAt: number, author: { __typename: 'User', id: string, username: string, name: string } | null }>, writer: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ReviewSubmission: Operation<ReviewSubmissionMutation, ReviewSubmissionMutationVariables> = { name: 'ReviewSubmission', id: '595105e603d5', kind: 'mutation' }

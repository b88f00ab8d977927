// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EditTopicMutationVariables = Exact<{
  input: Types.EditTopicInput;
}>;


export type EditTopicMutation = { editTopic:
    | { __typename: 'AdminTopic', id: string, isFeatured: boolean, tag: { __typename: 'Tag', id: string, slug: string, displayTitle: string, description: string, postCount: number }, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const EditTopic: Operation<EditTopicMutation, EditTopicMutationVariables> = { name: 'EditTopic', id: '460bc09cf7a2', kind: 'mutation' }

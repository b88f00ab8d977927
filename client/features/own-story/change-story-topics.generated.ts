// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ChangeStoryTopicsMutationVariables = Exact<{
  input: Types.ChangeStoryTopicsInput;
}>;


export type ChangeStoryTopicsMutation = { changeStoryTopics:
    | { __typename: 'ChangedStoryTopics', changes: Array<{ __typename: 'StoryTopicsChange', postId: string, added: Array<string>, removed: Array<string> }>, failures: Array<{ __typename: 'UnchangedStory', postId: string, title: string, message: string }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ChangeStoryTopics: Operation<ChangeStoryTopicsMutation, ChangeStoryTopicsMutationVariables> = { name: 'ChangeStoryTopics', id: 'a681e9b280ef', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ChangeStoriesMutationVariables = Exact<{
  input: Types.ChangeStoriesInput;
}>;


export type ChangeStoriesMutation = { changeStories:
    | { __typename: 'ChangedStories', changed: Array<string>, failures: Array<{ __typename: 'UnchangedStory', postId: string, title: string, message: string }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ChangeStories: Operation<ChangeStoriesMutation, ChangeStoriesMutationVariables> = { name: 'ChangeStories', id: '652fc66c86b0', kind: 'mutation' }

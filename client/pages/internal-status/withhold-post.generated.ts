// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type WithholdPostMutationVariables = Exact<{
  input: Types.WithholdPostInput;
}>;


export type WithholdPostMutation = { withholdPost:
    | { __typename: 'AdminPost', id: string, state: Types.StoryState, isListed: boolean, isResponse: boolean, canBeRestored: boolean, isUnderReview: boolean, withheldIn: Array<string>, post: { __typename: 'Post', id: string, title: string, mediumUrl: string, wordCount: number, clapCount: number, firstPublishedAt: number | null, creator: { __typename: 'User', id: string, username: string, name: string }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null }, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const WithholdPost: Operation<WithholdPostMutation, WithholdPostMutationVariables> = { name: 'WithholdPost', id: 'ecbbbd4d4865', kind: 'mutation' }

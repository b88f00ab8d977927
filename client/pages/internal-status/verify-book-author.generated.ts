// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type VerifyBookAuthorMutationVariables = Exact<{
  input: Types.DecideOnUserInput;
}>;


export type VerifyBookAuthorMutation = { verifyBookAuthor:
    | { __typename: 'AdminUser', id: string, canBeSuspended: boolean, canBeVerified: boolean, user: { __typename: 'User', id: string, username: string, name: string, isSuspended: boolean, createdAt: number, verifications: { __typename: 'UserVerifications', isBookAuthor: boolean }, socialStats: { __typename: 'SocialStats', followerCount: number } }, account: { __typename: 'AdminAccount', email: string | null, isEmailVerified: boolean, isStaff: boolean, deactivatedAt: number | null, deleteAfter: number | null }, stories: Array<{ __typename: 'StoryStateCount', state: Types.StoryState, count: number }>, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const VerifyBookAuthor: Operation<VerifyBookAuthorMutation, VerifyBookAuthorMutationVariables> = { name: 'VerifyBookAuthor', id: 'c76006d0ffa0', kind: 'mutation' }

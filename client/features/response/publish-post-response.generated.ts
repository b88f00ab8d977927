// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
import type { Deltas } from '../../../schema/story/delta';
export type PublishPostResponseMutationVariables = Exact<{
  inResponseToPostId: string;
  inResponseToQuoteId?: string | null | undefined;
  text?: string | null | undefined;
  deltas?: Deltas | null | undefined;
  key: string;
}>;


export type PublishPostResponseMutation = { publishPostResponse:
    | { __typename: 'Post', id: string, language: string, clapCount: number, firstPublishedAt: number | null, createdAt: number, responsesCount: number, response: { __typename: 'PostResponse', id: string, status: Types.ResponseStatus, isPinned: boolean, editedAt: number | null, depth: number, isByAuthor: boolean, story: { __typename: 'Post', id: string, responsesCount: number, postResponses: { __typename: 'PostResponses', count: number } } | null, parent: { __typename: 'Post', id: string, responsesCount: number } | null, quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string } | null } | null } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, content: { __typename: 'PostContent', body: StoryBody } }
    | { __typename: 'AccountSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocked', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Blocking', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PostSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RemovedByUser', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'WithheldInCountry', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PublishPostResponse: Operation<PublishPostResponseMutation, PublishPostResponseMutationVariables> = { name: 'PublishPostResponse', id: '6b316c9b456d', kind: 'mutation' }

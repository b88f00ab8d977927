// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CreateQuoteMutationVariables = Exact<{
  targetPostId: string;
  paragraphName: string;
  startOffset: number;
  endOffset: number;
  words?: string | null | undefined;
  isPrivate?: boolean | null | undefined;
  key?: string | null | undefined;
}>;


export type CreateQuoteMutation = { createQuote:
    | { __typename: 'Quote', cardUrl: string | null, id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number, post: { __typename: 'Post', id: string, viewerEdge: { __typename: 'PostViewerEdge', id: string, canQuote: boolean, quotes: Array<{ __typename: 'Quote', cardUrl: string | null, id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number }> } } | null }
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
    | { __typename: 'RemovedByUser', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'WithheldInCountry', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CreateQuote: Operation<CreateQuoteMutation, CreateQuoteMutationVariables> = { name: 'CreateQuote', id: '8bc609d47e52', kind: 'mutation' }

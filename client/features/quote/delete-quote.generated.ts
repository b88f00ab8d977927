// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type DeleteQuoteMutationVariables = Exact<{
  quoteId: string;
}>;


export type DeleteQuoteMutation = { deleteQuote:
    | { __typename: 'Quote', cardUrl: string | null, id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number, post: { __typename: 'Post', id: string, viewerEdge: { __typename: 'PostViewerEdge', id: string, canQuote: boolean, quotes: Array<{ __typename: 'Quote', cardUrl: string | null, id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number }> } } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const DeleteQuote: Operation<DeleteQuoteMutation, DeleteQuoteMutationVariables> = { name: 'DeleteQuote', id: 'b4f60924e75d', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostQuotesQueryVariables = Exact<{
  id: string;
}>;


export type PostQuotesQuery = { post: { __typename: 'Post', id: string, viewerEdge: { __typename: 'PostViewerEdge', canWriteToAuthors: boolean, hasNotesToAuthors: boolean, id: string, canQuote: boolean, quotes: Array<{ __typename: 'Quote', cardUrl: string | null, id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number }> }, topQuotes: Array<{ __typename: 'TopQuote', peopleCount: number, quote: { __typename: 'Quote', id: string, words: string | null, paragraphName: string, startOffset: number, before: string, after: string, isPrivate: boolean, createdAt: number } }> } | null };


export const PostQuotes: Operation<PostQuotesQuery, PostQuotesQueryVariables> = { name: 'PostQuotes', id: '91e52e68e8ab', kind: 'query' }

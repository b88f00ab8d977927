// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostQuoteQueryVariables = Exact<{
  id: string;
  quoteId: string;
}>;


export type PostQuoteQuery = { quote: { __typename: 'Quote', id: string, words: string | null, cardUrl: string | null, post: { __typename: 'Post', id: string, mediumUrl: string } | null } | null };


export const PostQuote: Operation<PostQuoteQuery, PostQuoteQueryVariables> = { name: 'PostQuote', id: '3e5a55e3ec60', kind: 'query' }

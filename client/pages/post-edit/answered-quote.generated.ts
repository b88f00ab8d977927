// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnsweredQuoteQueryVariables = Exact<{
  quoteId: string;
}>;


export type AnsweredQuoteQuery = { quote: { __typename: 'Quote', id: string, words: string | null, post: { __typename: 'Post', id: string, title: string, creator: { __typename: 'User', id: string, name: string } } | null } | null };


export const AnsweredQuote: Operation<AnsweredQuoteQuery, AnsweredQuoteQueryVariables> = { name: 'AnsweredQuote', id: '946ed5ef9971', kind: 'query' }

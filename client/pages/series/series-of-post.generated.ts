// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SeriesOfPostQueryVariables = Exact<{
  postId: string;
}>;


export type SeriesOfPostQuery = { sequenceOfPost: { __typename: 'Sequence', id: string, slugId: string } | null };


export const SeriesOfPost: Operation<SeriesOfPostQuery, SeriesOfPostQueryVariables> = { name: 'SeriesOfPost', id: 'e21c24429b98', kind: 'query' }

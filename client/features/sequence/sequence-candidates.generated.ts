// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SequenceCandidatesQueryVariables = Exact<{
  slugId: string;
  search: string;
}>;


export type SequenceCandidatesQuery = { viewer: { __typename: 'Viewer', id: string, sequence: { __typename: 'Sequence', id: string, candidates: Array<{ __typename: 'SequenceCandidate', postId: string, title: string, isListed: boolean, readingTime: number, firstPublishedAt: number | null, by: string }> } | null } | null };


export const SequenceCandidates: Operation<SequenceCandidatesQuery, SequenceCandidatesQueryVariables> = { name: 'SequenceCandidates', id: 'd5c358cf9eea', kind: 'query' }

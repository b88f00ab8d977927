// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SeriesEditQueryVariables = Exact<{
  slugId: string;
}>;


export type SeriesEditQuery = { viewer: { __typename: 'Viewer', id: string, sequence: { __typename: 'Sequence', revision: number, id: string, slugId: string, title: string, description: string, isPublished: boolean, isDeleted: boolean, updatedAt: number, partCount: number, readingTime: number, candidates: Array<{ __typename: 'SequenceCandidate', postId: string, title: string, isListed: boolean, readingTime: number, firstPublishedAt: number | null, by: string }>, cover: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, ownParts: Array<{ __typename: 'OwnSequencePart', postId: string, story: { __typename: 'SequenceCandidate', postId: string, title: string, isListed: boolean, readingTime: number, firstPublishedAt: number | null, by: string } | null }>, picture: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } } | null } | null };


export const SeriesEdit: Operation<SeriesEditQuery, SeriesEditQueryVariables> = { name: 'SeriesEdit', id: 'fb65cd79f5d9', kind: 'query' }

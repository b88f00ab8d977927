// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type OwnSequencesQueryVariables = Exact<{
  filter?: Types.SequenceFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnSequencesQuery = { viewer: { __typename: 'Viewer', id: string, sequences: { __typename: 'SequenceConnection', sequences: Array<{ __typename: 'Sequence', id: string, slugId: string, title: string, description: string, isPublished: boolean, isDeleted: boolean, updatedAt: number, partCount: number, readingTime: number, picture: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const OwnSequences: Operation<OwnSequencesQuery, OwnSequencesQueryVariables> = { name: 'OwnSequences', id: '248cd9d6b415', kind: 'query' }

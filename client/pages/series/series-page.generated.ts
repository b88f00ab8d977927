// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SeriesPageQueryVariables = Exact<{
  slugId: string;
  after?: string | null | undefined;
}>;


export type SeriesPageQuery = { sequenceResult:
    | { __typename: 'Sequence', publishedAt: number | null, id: string, slugId: string, title: string, description: string, isPublished: boolean, isDeleted: boolean, updatedAt: number, partCount: number, readingTime: number, partsConnection: { __typename: 'SequencePartConnection', parts: Array<{ __typename: 'SequencePart', number: number, segment: string, post: { __typename: 'Post', id: string, title: string, excerpt: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, mediumUrl: string } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, picture: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }
    | { __typename: 'NotFound' }
   };


export const SeriesPage: Operation<SeriesPageQuery, SeriesPageQueryVariables> = { name: 'SeriesPage', id: '1c08e4a26a7d', kind: 'query' }

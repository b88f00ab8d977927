// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ReadingHistoryQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ReadingHistoryQuery = { viewer: { __typename: 'Viewer', id: string, readingHistoryState: Types.ReadingHistoryState, readingHistory: { __typename: 'ReadingHistoryConnection', items: Array<{ __typename: 'ReadingHistoryItem', id: string, progress: number, minutesLeft: number, isFinished: boolean, readAt: number, post: { __typename: 'Post', id: string, listTitle: string, excerpt: string, mediumUrl: string, isLocked: boolean, readingTime: number, firstPublishedAt: number | null, previewImage: { __typename: 'ImageMetadata', id: string, alt: string, color: string | null, focusPercentX: number, focusPercentY: number } | null, creator: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, coAuthors: Array<{ __typename: 'User', id: string, username: string, name: string }>, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const ReadingHistory: Operation<ReadingHistoryQuery, ReadingHistoryQueryVariables> = { name: 'ReadingHistory', id: '27225323a92e', kind: 'query' }

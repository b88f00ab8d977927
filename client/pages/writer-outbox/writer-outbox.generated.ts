// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type WriterOutboxQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WriterOutboxQuery = { viewer: { __typename: 'Viewer', id: string, submissions: { __typename: 'SubmissionConnection', submissions: Array<{ __typename: 'Submission', id: string, state: Types.SubmissionState, turn: Types.SubmissionTurn, turnAt: number, postId: string, title: string, readingTime: number, writer: { __typename: 'User', id: string, username: string, name: string, imageId: string | null }, collection: { __typename: 'Collection', id: string, slug: string, name: string } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const WriterOutbox: Operation<WriterOutboxQuery, WriterOutboxQueryVariables> = { name: 'WriterOutbox', id: '21df06dd3e91', kind: 'query' }

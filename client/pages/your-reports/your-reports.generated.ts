// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type YourReportsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type YourReportsQuery = { viewer: { __typename: 'Viewer', id: string, reports: { __typename: 'OwnReportConnection', reports: Array<{ __typename: 'OwnReport', id: string, entityType: Types.ReportedEntity, title: string, reason: Types.ReportReason, words: string, createdAt: number, state: Types.ReportState, decidedAt: number | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const YourReports: Operation<YourReportsQuery, YourReportsQueryVariables> = { name: 'YourReports', id: '6dc0234d4e74', kind: 'query' }

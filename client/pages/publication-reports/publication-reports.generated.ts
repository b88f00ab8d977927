// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationReportsQueryVariables = Exact<{
  slug: string;
  state: Types.ReportState;
  reason?: Types.ReportReason | null | undefined;
  after?: string | null | undefined;
}>;


export type PublicationReportsQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, reportCases: { __typename: 'ReportCaseConnection', cases: Array<{ __typename: 'ReportCase', id: string, entityType: Types.ReportedEntity, title: string, state: Types.ReportState, reason: Types.ReportReason, reportCount: number, networkCount: number, openedAt: number }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationReports: Operation<PublicationReportsQuery, PublicationReportsQueryVariables> = { name: 'PublicationReports', id: '3422b4bd53ca', kind: 'query' }

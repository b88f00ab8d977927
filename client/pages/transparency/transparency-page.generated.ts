// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TransparencyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TransparencyPageQuery = { countedReports: Array<{ __typename: 'CountedReports', month: string, reason: Types.ReportReason, state: Types.ReportState, decision: Types.ReportDecision | null, count: number }> };


export const TransparencyPage: Operation<TransparencyPageQuery, TransparencyPageQueryVariables> = { name: 'TransparencyPage', id: 'e2675454db40', kind: 'query' }

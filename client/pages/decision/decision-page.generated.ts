// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type DecisionPageQueryVariables = Exact<{
  caseId: string;
}>;


export type DecisionPageQuery = { ownDecision: { __typename: 'OwnDecision', id: string, entityType: Types.ReportedEntity, title: string, reason: Types.ReportReason, state: Types.ReportState, decision: Types.ReportDecision, decisionWords: string, decidedAt: number, appealWords: string | null, appealedAt: number | null, appealReply: string | null, appealDecidedAt: number | null, appealUntil: number | null } | null };


export const DecisionPage: Operation<DecisionPageQuery, DecisionPageQueryVariables> = { name: 'DecisionPage', id: '49ad93fee87b', kind: 'query' }

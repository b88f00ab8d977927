// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type InternalStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type InternalStatusQuery = { internalStatus: { __typename: 'InternalStatus', version: string, flags: Array<string>, purges: { __typename: 'PurgeOutboxStatus', open: number, oldestDueAt: number | null, failing: Array<{ __typename: 'FailingPurge', id: string, tag: string, attempts: number, nextAttemptAt: number, error: string }> }, waiting: { __typename: 'WaitingWork', decorations: number, scheduledPosts: number, removals: number, reports: number }, paymentChecks: Array<{ __typename: 'PaymentCheck', id: string, provider: string, startedAt: number, compared: number, mended: number, unknown: number, notes: string }>, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }>, operatorActs: Array<{ __typename: 'OperatorAct', id: string, at: number, action: string, detail: string }> } | null, siteStatus: { __typename: 'SiteStatus', checkedAt: number, parts: Array<{ __typename: 'SitePartStatus', part: Types.SitePart, isWorking: boolean }> } };


export const InternalStatus: Operation<InternalStatusQuery, InternalStatusQueryVariables> = { name: 'InternalStatus', id: '326c88bf5061', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type DecideAppealMutationVariables = Exact<{
  input: Types.DecideAppealInput;
}>;


export type DecideAppealMutation = { decideAppeal:
    | { __typename: 'ReportCase', id: string, entityType: Types.ReportedEntity, entityId: string, title: string, text: string, within: string | null, address: string | null, state: Types.ReportState, reason: Types.ReportReason, reportCount: number, networkCount: number, openedAt: number, revision: number, decision: Types.ReportDecision | null, decisionWords: string | null, decidedAt: number | null, appealWords: string | null, appealedAt: number | null, appealReply: string | null, appealDecidedAt: number | null, possible: Array<Types.ReportDecision>, canDecideAppeal: boolean, author: { __typename: 'User', id: string, username: string, name: string, isSuspended: boolean } | null, decider: { __typename: 'User', id: string, name: string } | null, reports: Array<{ __typename: 'CaseReport', id: string, reason: Types.ReportReason, words: string, createdAt: number, isVisitor: boolean }>, earlier: Array<{ __typename: 'ReportCase', id: string, entityType: Types.ReportedEntity, title: string, state: Types.ReportState, reason: Types.ReportReason, reportCount: number, networkCount: number, openedAt: number }>, ofAuthor: Array<{ __typename: 'ReportCase', id: string, entityType: Types.ReportedEntity, title: string, state: Types.ReportState, reason: Types.ReportReason, reportCount: number, networkCount: number, openedAt: number }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const DecideAppeal: Operation<DecideAppealMutation, DecideAppealMutationVariables> = { name: 'DecideAppeal', id: 'f92ff67bc349', kind: 'mutation' }

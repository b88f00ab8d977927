// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type AppealDecisionMutationVariables = Exact<{
  caseId: string;
  words: string;
}>;


export type AppealDecisionMutation = { appealDecision:
    | { __typename: 'OwnDecision', id: string, entityType: Types.ReportedEntity, title: string, reason: Types.ReportReason, state: Types.ReportState, decision: Types.ReportDecision, decisionWords: string, decidedAt: number, appealWords: string | null, appealedAt: number | null, appealReply: string | null, appealDecidedAt: number | null, appealUntil: number | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const AppealDecision: Operation<AppealDecisionMutation, AppealDecisionMutationVariables> = { name: 'AppealDecision', id: '80ca9efb15d9', kind: 'mutation' }

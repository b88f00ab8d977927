// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TakeDownThingMutationVariables = Exact<{
  input: Types.DecideOnThingInput;
}>;


export type TakeDownThingMutation = { takeDownThing:
    | { __typename: 'AdminThing', id: string, kind: Types.HidableKind, name: string | null, state: Types.ThingState, address: string | null, owner: { __typename: 'User', id: string, username: string, name: string }, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const TakeDownThing: Operation<TakeDownThingMutation, TakeDownThingMutationVariables> = { name: 'TakeDownThing', id: 'fac4878c188f', kind: 'mutation' }

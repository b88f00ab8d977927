// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type AdminThingFactsFragment = { __typename: 'AdminThing', id: string, kind: Types.HidableKind, name: string | null, state: Types.ThingState, address: string | null, owner: { __typename: 'User', id: string, username: string, name: string }, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> };


// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type AdminThingPageQueryVariables = Exact<{
  kind: Types.HidableKind;
  id: string;
}>;


export type AdminThingPageQuery = { adminThing: { __typename: 'AdminThing', id: string, kind: Types.HidableKind, name: string | null, state: Types.ThingState, address: string | null, owner: { __typename: 'User', id: string, username: string, name: string }, acts: Array<{ __typename: 'ModerationAct', id: string, at: number, action: Types.ModerationAction, subjectKind: Types.ModerationSubject, subjectId: string, reason: string, staff: { __typename: 'User', id: string, username: string, name: string } }> } | null };


export const AdminThingPage: Operation<AdminThingPageQuery, AdminThingPageQueryVariables> = { name: 'AdminThingPage', id: '62df57c2bddf', kind: 'query' }

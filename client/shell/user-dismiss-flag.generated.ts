// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserDismissFlagMutationVariables = Exact<{
  userId: string;
  flag: string;
}>;


export type UserDismissFlagMutation = { userDismissFlag: { __typename: 'Viewer', id: string, dismissableFlags: Array<string> } | null };


export const UserDismissFlag: Operation<UserDismissFlagMutation, UserDismissFlagMutationVariables> = { name: 'UserDismissFlag', id: 'eb77b56b96c6', kind: 'mutation' }

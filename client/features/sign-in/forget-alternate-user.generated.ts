// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ForgetAlternateUserMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetAlternateUserMutation = { forgetAlternateUser: { __typename: 'MutationSuccess', success: boolean } };


export const ForgetAlternateUser: Operation<ForgetAlternateUserMutation, ForgetAlternateUserMutationVariables> = { name: 'ForgetAlternateUser', id: '74d8901a01e5', kind: 'mutation' }

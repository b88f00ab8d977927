// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PendingSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingSecondFactorQuery = { pendingSecondFactor: { __typename: 'PendingSecondFactor', user: { __typename: 'User', id: string, name: string, imageId: string | null } } | null };


export const PendingSecondFactor: Operation<PendingSecondFactorQuery, PendingSecondFactorQueryVariables> = { name: 'PendingSecondFactor', id: '30c1ef4fd08b', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaidMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type PaidMembershipQuery = { viewer: { __typename: 'Viewer', id: string, paysForMembership: boolean } | null };


export const PaidMembership: Operation<PaidMembershipQuery, PaidMembershipQueryVariables> = { name: 'PaidMembership', id: '2a29f610b20c', kind: 'query' }

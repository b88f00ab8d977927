// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type ReactivateMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type ReactivateMembershipQuery = { viewer: { __typename: 'Viewer', id: string, membershipStatus: { __typename: 'MembershipStatus', id: string, membershipId: string, isCancelled: boolean, state: Types.MembershipState, endsAt: number, amount: number, currency: Types.Currency } | null } | null };


export const ReactivateMembership: Operation<ReactivateMembershipQuery, ReactivateMembershipQueryVariables> = { name: 'ReactivateMembership', id: '021da9fc6d8b', kind: 'query' }

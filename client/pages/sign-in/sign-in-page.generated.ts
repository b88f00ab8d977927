// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { viewer: { __typename: 'Viewer', id: string } | null, securitySettings: { __typename: 'SecuritySettings', id: string, recentUntil: number | null } | null };


export const SignInPage: Operation<SignInPageQuery, SignInPageQueryVariables> = { name: 'SignInPage', id: '2d5cd62aac3e', kind: 'query' }

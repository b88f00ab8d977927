// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountTokenQuery = { accountToken: string };


export const AccountToken: Operation<AccountTokenQuery, AccountTokenQueryVariables> = { name: 'AccountToken', id: 'a87af46fbaa6', kind: 'query' }

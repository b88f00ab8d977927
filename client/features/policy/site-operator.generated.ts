// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SiteOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteOperatorQuery = { operator: { __typename: 'Operator', name: string, email: string, address: string | null } };


export const SiteOperator: Operation<SiteOperatorQuery, SiteOperatorQueryVariables> = { name: 'SiteOperator', id: 'e9dea923e110', kind: 'query' }

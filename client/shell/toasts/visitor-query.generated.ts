// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { visitor: { __typename: 'Visitor', id: string, geolocation: { __typename: 'Geolocation', country: string | null } } };


export const VisitorQuery: Operation<VisitorQuery, VisitorQueryVariables> = { name: 'VisitorQuery', id: '7de1b6f15917', kind: 'query' }

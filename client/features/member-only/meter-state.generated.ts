// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeterStateQueryVariables = Exact<{ [key: string]: never; }>;


export type MeterStateQuery = { viewer: { __typename: 'Viewer', id: string, meter: { __typename: 'Meter', left: number, most: number, waitMinutes: number } | null } | null };


export const MeterState: Operation<MeterStateQuery, MeterStateQueryVariables> = { name: 'MeterState', id: '3b0667871208', kind: 'query' }

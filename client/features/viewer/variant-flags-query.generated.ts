// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VariantFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type VariantFlagsQuery = { variantFlags: Array<{ __typename: 'VariantFlag', name: string, valueType:
      | { __typename: 'VariantFlagBoolean', booleanValue: boolean }
      | { __typename: 'VariantFlagString', stringValue: string }
      | { __typename: 'VariantFlagNumber', numberValue: number }
     }> };


export const VariantFlagsQuery: Operation<VariantFlagsQuery, VariantFlagsQueryVariables> = { name: 'VariantFlagsQuery', id: '282f4e82b8a2', kind: 'query' }

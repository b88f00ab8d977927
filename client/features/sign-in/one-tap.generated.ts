// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OneTapQueryVariables = Exact<{ [key: string]: never; }>;


export type OneTapQuery = { accountToken: string, signInOptions: { __typename: 'SignInOptions', oneTap: { __typename: 'OneTapOptions', clientId: string, scriptUrl: string, nonce: string } | null } };


export const OneTap: Operation<OneTapQuery, OneTapQueryVariables> = { name: 'OneTap', id: '2c29baa7c7b7', kind: 'query' }

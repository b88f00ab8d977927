// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EmbeddedFrameQueryVariables = Exact<{
  address: string;
}>;


export type EmbeddedFrameQuery = { frameOf: { __typename: 'EmbeddedFrame', provider: string, src: string } | null };


export const EmbeddedFrame: Operation<EmbeddedFrameQuery, EmbeddedFrameQueryVariables> = { name: 'EmbeddedFrame', id: '6151ba3419d1', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClapCatalogMutationVariables = Exact<{
  targetCatalogId: string;
  numClaps: number;
  key?: string | null | undefined;
}>;


export type ClapCatalogMutation = { clapCatalog:
    | { __typename: 'Catalog', id: string, clapCount: number, viewerClapCount: number }
    | { __typename: 'AccountSuspended', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Blocked', message: string }
    | { __typename: 'Blocking', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'Unauthorized', message: string }
   };


export const ClapCatalog: Operation<ClapCatalogMutation, ClapCatalogMutationVariables> = { name: 'ClapCatalog', id: '5754e03dc49e', kind: 'mutation' }

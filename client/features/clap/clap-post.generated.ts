// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClapPostMutationVariables = Exact<{
  targetPostId: string;
  numClaps: number;
  key?: string | null | undefined;
}>;


export type ClapPostMutation = { clapPost:
    | { __typename: 'Post', id: string, clapCount: number, viewerEdge: { __typename: 'PostViewerEdge', id: string, clapCount: number, canClap: boolean } }
    | { __typename: 'AccountSuspended', message: string }
    | { __typename: 'BadRequest', message: string }
    | { __typename: 'Blocked', message: string }
    | { __typename: 'Blocking', message: string }
    | { __typename: 'Forbidden', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'PostSuspended', message: string }
    | { __typename: 'RateLimited', message: string }
    | { __typename: 'Unauthorized', message: string }
    | { __typename: 'RemovedByUser', message: string }
    | { __typename: 'WithheldInCountry', message: string }
   };


export const ClapPost: Operation<ClapPostMutation, ClapPostMutationVariables> = { name: 'ClapPost', id: '292de3ec9a1b', kind: 'mutation' }

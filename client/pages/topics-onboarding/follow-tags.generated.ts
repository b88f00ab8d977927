// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type FollowTagsMutationVariables = Exact<{
  tagSlugs: Array<string> | string;
}>;


export type FollowTagsMutation = { followTags:
    | { tags: Array<{ id: string, slug: string }> }
    | { message: string }
    | { message: string }
    | { message: string }
   };


export const FollowTags: Operation<FollowTagsMutation, FollowTagsMutationVariables> = { name: 'FollowTags', id: '6b782bed40c65a9d', kind: 'mutation' }

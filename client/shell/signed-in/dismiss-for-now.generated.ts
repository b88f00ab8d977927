// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type DismissForNowMutationVariables = Exact<{
  userId: string;
  name: Types.TimedDismissal;
}>;


export type DismissForNowMutation = { dismissForNow: { __typename: 'Viewer', id: string } | null };


export const DismissForNow: Operation<DismissForNowMutation, DismissForNowMutationVariables> = { name: 'DismissForNow', id: 'eb8cbcda4b37', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type CreatePrivateFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePrivateFeedMutation = { createPrivateFeed:
    | { __typename: 'PrivateFeed', id: string, address: string | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CreatePrivateFeed: Operation<CreatePrivateFeedMutation, CreatePrivateFeedMutationVariables> = { name: 'CreatePrivateFeed', id: '28b7814a8979', kind: 'mutation' }

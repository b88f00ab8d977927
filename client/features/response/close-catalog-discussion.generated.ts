// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CloseCatalogDiscussionMutationVariables = Exact<{
  catalogId: string;
  responsesClosed: boolean;
}>;


export type CloseCatalogDiscussionMutation = { changeCatalogSettings:
    | { __typename: 'Catalog', id: string, responsesClosed: boolean }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CloseCatalogDiscussion: Operation<CloseCatalogDiscussionMutation, CloseCatalogDiscussionMutationVariables> = { name: 'CloseCatalogDiscussion', id: 'f2cceb72300c', kind: 'mutation' }

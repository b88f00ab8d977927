// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type CreateCatalogMutationVariables = Exact<{
  name: string;
  description?: string | null | undefined;
  visibility?: number | null | undefined;
  postId?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type CreateCatalogMutation = { createCatalog:
    | { __typename: 'Catalog', id: string, name: string, slugId: string }
    | { __typename: 'AlreadyExists', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PostSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RemovedByUser', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'WithheldInCountry', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CreateCatalog: Operation<CreateCatalogMutation, CreateCatalogMutationVariables> = { name: 'CreateCatalog', id: 'c6de9cdbc3f9', kind: 'mutation' }

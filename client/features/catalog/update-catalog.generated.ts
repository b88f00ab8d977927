// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type UpdateCatalogMutationVariables = Exact<{
  catalogId: string;
  name?: string | null | undefined;
  description?: string | null | undefined;
  visibility?: number | null | undefined;
}>;


export type UpdateCatalogMutation = { updateCatalog:
    | { __typename: 'Catalog', id: string, name: string, slugId: string, description: string, visibility: number }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const UpdateCatalog: Operation<UpdateCatalogMutation, UpdateCatalogMutationVariables> = { name: 'UpdateCatalog', id: '481e0314038f', kind: 'mutation' }

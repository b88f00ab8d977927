// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EditCatalogItemsMutationVariables = Exact<{
  catalogId: string;
  operations: Array<Types.CatalogItemOperation> | Types.CatalogItemOperation;
  key?: string | null | undefined;
}>;


export type EditCatalogItemsMutation = { editCatalogItems:
    | { __typename: 'Catalog', id: string, itemCount: number, removedItems: Array<{ __typename: 'RemovedCatalogItem', note: string, position: number }> }
    | { __typename: 'AlreadyExists', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PostSuspended', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RemovedByUser', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'WithheldInCountry', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const EditCatalogItems: Operation<EditCatalogItemsMutation, EditCatalogItemsMutationVariables> = { name: 'EditCatalogItems', id: '3336c79eca6f', kind: 'mutation' }

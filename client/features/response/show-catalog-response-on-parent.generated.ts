// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ShowCatalogResponseOnParentMutationVariables = Exact<{
  parentCatalogId: string;
  catalogResponseId: string;
}>;


export type ShowCatalogResponseOnParentMutation = { showCatalogResponseOnParent:
    | { __typename: 'Catalog', id: string, responsesCount: number }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const ShowCatalogResponseOnParent: Operation<ShowCatalogResponseOnParentMutation, ShowCatalogResponseOnParentMutationVariables> = { name: 'ShowCatalogResponseOnParent', id: 'f013a8f9b990', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type DeletePublicationPageMutationVariables = Exact<{
  input: Types.DeletePublicationPageInput;
}>;


export type DeletePublicationPageMutation = { deletePublicationPage:
    | { __typename: 'Collection', id: string, navigationItems: Array<{ __typename: 'NavigationItem', destination: Types.NavigationDestination, title: string, value: string | null }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const DeletePublicationPage: Operation<DeletePublicationPageMutation, DeletePublicationPageMutationVariables> = { name: 'DeletePublicationPage', id: 'dbc9d862f4fc', kind: 'mutation' }

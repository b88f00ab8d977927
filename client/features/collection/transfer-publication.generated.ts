// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type TransferPublicationMutationVariables = Exact<{
  input: Types.TransferPublicationInput;
}>;


export type TransferPublicationMutation = { transferPublication:
    | { __typename: 'Collection', id: string, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const TransferPublication: Operation<TransferPublicationMutation, TransferPublicationMutationVariables> = { name: 'TransferPublication', id: 'bf37acb4ee9a', kind: 'mutation' }

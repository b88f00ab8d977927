// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type OrderCoAuthorsMutationVariables = Exact<{
  input: Types.OrderCoAuthorsInput;
}>;


export type OrderCoAuthorsMutation = { orderCoAuthors:
    | { __typename: 'CoAuthors', id: string, isWriter: boolean, people: Array<{ __typename: 'CoAuthor', hasAccepted: boolean, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }> }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const OrderCoAuthors: Operation<OrderCoAuthorsMutation, OrderCoAuthorsMutationVariables> = { name: 'OrderCoAuthors', id: 'ad1b06a6a3e1', kind: 'mutation' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type UndeletePublicationPageMutationVariables = Exact<{
  input: Types.UndeletePublicationPageInput;
}>;


export type UndeletePublicationPageMutation = { undeletePublicationPage:
    | { __typename: 'CollectionPage', slug: string, kind: Types.CollectionPageKind, title: string, description: string, tagSlug: string | null, revision: number }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const UndeletePublicationPage: Operation<UndeletePublicationPageMutation, UndeletePublicationPageMutationVariables> = { name: 'UndeletePublicationPage', id: '9a9f0d3a20f7', kind: 'mutation' }

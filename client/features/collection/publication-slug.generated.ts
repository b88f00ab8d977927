// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationSlugQueryVariables = Exact<{
  slug: string;
  collectionId?: string | null | undefined;
}>;


export type PublicationSlugQuery = { publicationSlug:
    | { __typename: 'FreePublicationSlug', slug: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'AlreadyExists', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PublicationSlug: Operation<PublicationSlugQuery, PublicationSlugQueryVariables> = { name: 'PublicationSlug', id: '99cf571f8e08', kind: 'query' }

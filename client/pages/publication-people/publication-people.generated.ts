// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationPeopleQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationPeopleQuery = { viewer: { __typename: 'Viewer', id: string } | null, collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }>, invitations: Array<{ __typename: 'CollectionInvitation', id: string, role: Types.CollectionRoleName, email: string | null, expiresAt: number, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } | null }> | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationPeople: Operation<PublicationPeopleQuery, PublicationPeopleQueryVariables> = { name: 'PublicationPeople', id: '012abc07f914', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationRolesFragment = { __typename: 'Collection', id: string, slug: string, name: string, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }>, invitations: Array<{ __typename: 'CollectionInvitation', id: string, role: Types.CollectionRoleName, email: string | null, expiresAt: number, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } | null }> | null };


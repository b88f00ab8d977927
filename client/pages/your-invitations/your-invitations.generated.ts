// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type YourInvitationsQueryVariables = Exact<{
  token: string;
}>;


export type YourInvitationsQuery = { invitationByToken: { __typename: 'CollectionInvitation', id: string, role: Types.CollectionRoleName, expiresAt: number, inviter: { __typename: 'User', id: string, username: string, name: string } | null, collection: { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null } | null, viewer: { __typename: 'Viewer', id: string, invitations: Array<{ __typename: 'CollectionInvitation', id: string, role: Types.CollectionRoleName, expiresAt: number, inviter: { __typename: 'User', id: string, username: string, name: string } | null, collection: { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null }>, roles: Array<{ __typename: 'ViewerRole', role: Types.CollectionRoleName, collection: { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null } }> } | null };


export const YourInvitations: Operation<YourInvitationsQuery, YourInvitationsQueryVariables> = { name: 'YourInvitations', id: '6ea9932b011d', kind: 'query' }

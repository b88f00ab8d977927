// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type InvitationToAnswerFragment = { __typename: 'CollectionInvitation', id: string, role: Types.CollectionRoleName, expiresAt: number, inviter: { __typename: 'User', id: string, username: string, name: string } | null, collection: { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, avatar: { __typename: 'ImageMetadata', id: string } | null } | null };


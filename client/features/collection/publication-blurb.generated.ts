// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationBlurbFragment = { __typename: 'Collection', postCount: number, firstPostAt: number | null, id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, username: string, name: string, imageId: string | null } }>, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null };


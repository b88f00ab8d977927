// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type PublicationAboutQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationAboutQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', about: StoryBody, postCount: number, firstPostAt: number | null, id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null } }>, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationAbout: Operation<PublicationAboutQuery, PublicationAboutQueryVariables> = { name: 'PublicationAbout', id: 'daff14b4cef1', kind: 'query' }

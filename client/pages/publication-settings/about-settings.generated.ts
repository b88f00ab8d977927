// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

import type { StoryBody } from '../../../schema/story/paragraph';
export type AboutSettingsQueryVariables = Exact<{
  slug: string;
}>;


export type AboutSettingsQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, description: string, headerColor: string | null, about: StoryBody, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null, logo: { __typename: 'ImageMetadata', id: string } | null, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const AboutSettings: Operation<AboutSettingsQuery, AboutSettingsQueryVariables> = { name: 'AboutSettings', id: 'cbfd081b411b', kind: 'query' }

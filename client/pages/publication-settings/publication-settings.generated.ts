// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationSettingsQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationSettingsQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, description: string, headerColor: string | null, editors: Array<{ __typename: 'CollectionEditor', role: Types.CollectionRoleName, user: { __typename: 'User', id: string, name: string } }>, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null, logo: { __typename: 'ImageMetadata', id: string } | null, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationSettings: Operation<PublicationSettingsQuery, PublicationSettingsQueryVariables> = { name: 'PublicationSettings', id: '163c62454c14', kind: 'query' }

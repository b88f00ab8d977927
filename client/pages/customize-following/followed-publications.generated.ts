// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FollowedPublicationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowedPublicationsQuery = { viewer: { __typename: 'Viewer', id: string, followedCollections: { __typename: 'CollectionConnection', collections: Array<{ __typename: 'Collection', id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, isFollowing: boolean, isMuting: boolean }, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const FollowedPublications: Operation<FollowedPublicationsQuery, FollowedPublicationsQueryVariables> = { name: 'FollowedPublications', id: 'ac9c42d54bc2', kind: 'query' }

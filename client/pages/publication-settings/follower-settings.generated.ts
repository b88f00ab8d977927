// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type FollowerSettingsQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type FollowerSettingsQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, name: string, tagline: string, description: string, headerColor: string | null, subscriberCount: number, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null, logo: { __typename: 'ImageMetadata', id: string } | null, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, followersUserConnection: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const FollowerSettings: Operation<FollowerSettingsQuery, FollowerSettingsQueryVariables> = { name: 'FollowerSettings', id: '1395f75bf8dc', kind: 'query' }

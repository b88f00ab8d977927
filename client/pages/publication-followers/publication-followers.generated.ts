// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublicationFollowersQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type PublicationFollowersQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null, followersUserConnection: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, socialStats: { __typename: 'SocialStats', followerCount: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationFollowers: Operation<PublicationFollowersQuery, PublicationFollowersQueryVariables> = { name: 'PublicationFollowers', id: '764589074b79', kind: 'query' }

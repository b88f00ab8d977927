// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SuggestionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SuggestionsQuery = { viewer: { __typename: 'Viewer', id: string, suggestedUsers: { __typename: 'UserConnection', users: Array<{ __typename: 'User', id: string, username: string, name: string, bio: string, imageId: string | null, viewerEdge: { __typename: 'UserViewerEdge', id: string, isFollowing: boolean, isMuting: boolean }, socialStats: { __typename: 'SocialStats', followerCount: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, suggestedCollections: { __typename: 'CollectionConnection', collections: Array<{ __typename: 'Collection', id: string, slug: string, domain: string | null, name: string, tagline: string, description: string, subscriberCount: number, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, isFollowing: boolean, isMuting: boolean }, avatar: { __typename: 'ImageMetadata', id: string } | null, favicon: { __typename: 'ImageMetadata', id: string } | null }> } } | null };


export const Suggestions: Operation<SuggestionsQuery, SuggestionsQueryVariables> = { name: 'Suggestions', id: '76e316995291', kind: 'query' }

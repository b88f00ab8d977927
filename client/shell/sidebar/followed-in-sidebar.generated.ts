// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FollowedInSidebarQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedInSidebarQuery = { viewer: { __typename: 'Viewer', id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, iconViewedAt: number | null, followedEntitiesConnection: { __typename: 'FollowedEntityConnection', edges: Array<{ __typename: 'FollowedEntityEdge', lastPublishedAt: number | null, hasUnread: boolean, node: { __typename: 'FollowedEntityNode', id: string, entity:
              | { __typename: 'User', id: string, username: string, name: string, imageId: string | null }
              | { __typename: 'Collection', id: string, slug: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null }
             } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } } | null };


export const FollowedInSidebar: Operation<FollowedInSidebarQuery, FollowedInSidebarQueryVariables> = { name: 'FollowedInSidebar', id: '1e85e8876189', kind: 'query' }

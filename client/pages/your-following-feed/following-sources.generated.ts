// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FollowingSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowingSourcesQuery = { viewer: { __typename: 'Viewer', id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, followedEntitiesConnection: { __typename: 'FollowedEntityConnection', edges: Array<{ __typename: 'FollowedEntityEdge', hasUnread: boolean, node: { __typename: 'FollowedEntityNode', id: string, entity:
              | { __typename: 'User', id: string, name: string, imageId: string | null }
              | { __typename: 'Collection', id: string, name: string, avatar: { __typename: 'ImageMetadata', id: string } | null }
             } }> } }, followedTags: { __typename: 'TagConnection', tags: Array<{ __typename: 'Tag', id: string, slug: string, displayTitle: string }> } } | null };


export const FollowingSources: Operation<FollowingSourcesQuery, FollowingSourcesQueryVariables> = { name: 'FollowingSources', id: '7c35671be6a3', kind: 'query' }

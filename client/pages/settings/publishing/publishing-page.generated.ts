// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublishingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishingPageQuery = { viewer: { __typename: 'Viewer', username: string, id: string, adminCollections: Array<{ __typename: 'Collection', id: string, slug: string, name: string }>, viewerEdge: { __typename: 'UserViewerEdge', id: string, preferences: Array<{ __typename: 'UserPreference', name: string, value:
          | { __typename: 'StringPreference' }
          | { __typename: 'IntPreference' }
          | { __typename: 'BooleanPreference', booleanValue: boolean }
          | { __typename: 'StringSetPreference' }
          | { __typename: 'EnumPreference' }
         }> } } | null };


export const PublishingPage: Operation<PublishingPageQuery, PublishingPageQueryVariables> = { name: 'PublishingPage', id: '361ba1bd4311', kind: 'query' }

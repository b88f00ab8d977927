// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { viewer: { __typename: 'Viewer', isStaff: boolean, emailObfuscated: string | null, unverifiedEmail: string | null, id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, preferences: Array<{ __typename: 'UserPreference', name: string, value:
          | { __typename: 'StringPreference' }
          | { __typename: 'IntPreference' }
          | { __typename: 'BooleanPreference', booleanValue: boolean }
          | { __typename: 'StringSetPreference' }
          | { __typename: 'EnumPreference' }
         }> } } | null };


export const NotificationSettings: Operation<NotificationSettingsQuery, NotificationSettingsQueryVariables> = { name: 'NotificationSettings', id: 'f5ee5c5a28d3', kind: 'query' }

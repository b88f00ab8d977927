// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ViewerPreferencesQueryVariables = Exact<{
  id: string;
}>;


export type ViewerPreferencesQuery = { user: { __typename: 'User', id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, preferences: Array<{ __typename: 'UserPreference', name: string, value:
          | { __typename: 'StringPreference', stringValue: string }
          | { __typename: 'IntPreference', intValue: number }
          | { __typename: 'BooleanPreference', booleanValue: boolean }
          | { __typename: 'StringSetPreference', stringSetValue: Array<string> }
          | { __typename: 'EnumPreference', enumValue: string }
         }> } } | null };


export const ViewerPreferences: Operation<ViewerPreferencesQuery, ViewerPreferencesQueryVariables> = { name: 'ViewerPreferences', id: 'b63dc0aa901c', kind: 'query' }

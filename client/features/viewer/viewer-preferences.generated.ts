// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ViewerPreferencesQueryVariables = Exact<{
  id: string;
}>;


export type ViewerPreferencesQuery = { user: { id: string, viewerEdge: { id: string, preferences: Array<{ name: string, value:
          | { __typename: 'StringPreference', stringValue: string }
          | { __typename: 'IntPreference', intValue: number }
          | { __typename: 'BooleanPreference', booleanValue: boolean }
          | { __typename: 'StringSetPreference', stringSetValue: Array<string> }
          | { __typename: 'EnumPreference', enumValue: string }
         }> } } | null };


export const ViewerPreferences: Operation<ViewerPreferencesQuery, ViewerPreferencesQueryVariables> = { name: 'ViewerPreferences', id: '8140164da3ce6e48', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ViewerSwitchesFragment = { __typename: 'Viewer', id: string, viewerEdge: { __typename: 'UserViewerEdge', id: string, preferences: Array<{ __typename: 'UserPreference', name: string, value:
        | { __typename: 'StringPreference' }
        | { __typename: 'IntPreference' }
        | { __typename: 'BooleanPreference', booleanValue: boolean }
        | { __typename: 'StringSetPreference' }
        | { __typename: 'EnumPreference' }
       }> } };


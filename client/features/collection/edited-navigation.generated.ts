// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type EditedNavigationFragment = { __typename: 'Collection', id: string, navigationItems: Array<{ __typename: 'NavigationItem', destination: Types.NavigationDestination, title: string, value: string | null }>, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } };


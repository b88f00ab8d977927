// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SetPublicationNavigationMutationVariables = Exact<{
  input: Types.SetPublicationNavigationInput;
}>;


export type SetPublicationNavigationMutation = { setPublicationNavigation:
    | { __typename: 'Collection', id: string, navigationItems: Array<{ __typename: 'NavigationItem', destination: Types.NavigationDestination, title: string, value: string | null }>, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PublishingRestrictedBannedLinks', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SetPublicationNavigation: Operation<SetPublicationNavigationMutation, SetPublicationNavigationMutationVariables> = { name: 'SetPublicationNavigation', id: 'e15237aca344', kind: 'mutation' }

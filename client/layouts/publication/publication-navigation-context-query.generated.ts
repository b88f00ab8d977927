// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationNavigationContextQueryVariables = Exact<{
  domainOrSlug: string;
}>;


export type PublicationNavigationContextQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', id: string, domain: string | null, slug: string, isAuroraVisible: boolean, name: string, tagline: string, headerColor: string | null, styleSheetPath: string | null, avatar: { __typename: 'ImageMetadata', id: string } | null, logo: { __typename: 'ImageMetadata', id: string } | null, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null, navigationItems: Array<{ __typename: 'NavigationItem', destination: Types.NavigationDestination, title: string, value: string | null }>, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown', message: string, isTakenDown: boolean }
   };


export const PublicationNavigationContextQuery: Operation<PublicationNavigationContextQuery, PublicationNavigationContextQueryVariables> = { name: 'PublicationNavigationContextQuery', id: '88ae898afca8', kind: 'query' }

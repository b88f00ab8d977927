// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PublicationDesignQueryVariables = Exact<{
  slug: string;
}>;


export type PublicationDesignQuery = { collectionByDomainOrSlug:
    | { __typename: 'Collection', slug: string, name: string, id: string, styleSheetPath: string | null, customStyleSheet: string | null, viewerEdge: { __typename: 'CollectionViewerEdge', id: string, viewerStaffRole: Types.CollectionRoleName | null }, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'NotFound' }
    | { __typename: 'TakenDown' }
   };


export const PublicationDesign: Operation<PublicationDesignQuery, PublicationDesignQueryVariables> = { name: 'PublicationDesign', id: '26fd7bd2802c', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ProfileDesignQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileDesignQuery = { viewer: { __typename: 'Viewer', id: string, username: string, name: string, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null } | null };


export const ProfileDesign: Operation<ProfileDesignQuery, ProfileDesignQueryVariables> = { name: 'ProfileDesign', id: 'd1b0c8055018', kind: 'query' }

// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ThemeFieldsFragment = { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } };


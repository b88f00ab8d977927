// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SetProfileThemeMutationVariables = Exact<{
  input: Types.SetProfileThemeInput;
}>;


export type SetProfileThemeMutation = { setProfileTheme:
    | { __typename: 'User', id: string, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SetProfileTheme: Operation<SetProfileThemeMutation, SetProfileThemeMutationVariables> = { name: 'SetProfileTheme', id: '60bba7396a88', kind: 'mutation' }

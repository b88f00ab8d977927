// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type SetPublicationDesignMutationVariables = Exact<{
  input: Types.SetPublicationDesignInput;
}>;


export type SetPublicationDesignMutation = { setPublicationDesign:
    | { __typename: 'Collection', id: string, styleSheetPath: string | null, customStyleSheet: string | null, theme: { __typename: 'Theme', colorPalette: { __typename: 'ColorPalette', background: string, text: string, tint: string }, fonts: { __typename: 'ThemeFonts', font1: Types.ThemeFont, font2: Types.ThemeFont, font3: Types.ThemeFont } } | null, revisions: { __typename: 'CollectionRevisions', info: number, navigation: number, about: number, design: number } }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const SetPublicationDesign: Operation<SetPublicationDesignMutation, SetPublicationDesignMutationVariables> = { name: 'SetPublicationDesign', id: '48cf49159ff7', kind: 'mutation' }

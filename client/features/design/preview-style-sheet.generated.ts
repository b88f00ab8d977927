// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type PreviewStyleSheetQueryVariables = Exact<{
  styleSheet: string;
}>;


export type PreviewStyleSheetQuery = { previewStyleSheet:
    | { __typename: 'StyleSheetPreview', css: string }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PreviewStyleSheet: Operation<PreviewStyleSheetQuery, PreviewStyleSheetQueryVariables> = { name: 'PreviewStyleSheet', id: 'd34fc16865f3', kind: 'query' }

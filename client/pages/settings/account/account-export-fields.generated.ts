// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type AccountExportFieldsFragment = { __typename: 'AccountExport', id: string, state: Types.AccountExportState, storyCount: number, storiesDone: number, createdAt: number, expiresAt: number, parts: Array<{ __typename: 'AccountExportPart', number: number, bytes: number, url: string }> };


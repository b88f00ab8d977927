// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type ImportHeadFragment = { __typename: 'StoryImport', id: string, format: Types.ImportFormat, fileName: string, size: number, state: Types.StoryImportState, asDrafts: boolean, problem: string | null, createdAt: number, uploadedParts: Array<number>, counts: { __typename: 'StoryImportCounts', stories: number, problems: number, leftOut: number, waiting: number, imported: number, updated: number, unchanged: number, skipped: number, undone: number, kept: number } };


// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type OwnImportsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnImportsQuery = { viewer: { __typename: 'Viewer', id: string, imports: { __typename: 'StoryImportConnection', imports: Array<{ __typename: 'StoryImport', id: string, format: Types.ImportFormat, fileName: string, size: number, state: Types.StoryImportState, asDrafts: boolean, problem: string | null, createdAt: number, uploadedParts: Array<number>, counts: { __typename: 'StoryImportCounts', stories: number, problems: number, leftOut: number, waiting: number, imported: number, updated: number, unchanged: number, skipped: number, undone: number, kept: number } }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } } } | null };


export const OwnImports: Operation<OwnImportsQuery, OwnImportsQueryVariables> = { name: 'OwnImports', id: '09d49afd5812', kind: 'query' }

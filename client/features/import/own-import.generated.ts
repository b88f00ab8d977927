// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type OwnImportQueryVariables = Exact<{
  importId: string;
  after?: string | null | undefined;
}>;


export type OwnImportQuery = { viewer: { __typename: 'Viewer', id: string, storyImport: { __typename: 'StoryImport', id: string, format: Types.ImportFormat, fileName: string, size: number, state: Types.StoryImportState, asDrafts: boolean, problem: string | null, createdAt: number, uploadedParts: Array<number>, entriesConnection: { __typename: 'StoryImportEntryConnection', entries: Array<{ __typename: 'StoryImportEntry', position: number, title: string, state: Types.ImportedStoryState | null, publishedAt: number | null, notes: Array<string>, isLeftOut: boolean, outcome: Types.StoryImportOutcome | null, postId: string | null }>, pagingInfo: { __typename: 'Paging', next: { __typename: 'PageParams', to: string } | null } }, counts: { __typename: 'StoryImportCounts', stories: number, problems: number, leftOut: number, waiting: number, imported: number, updated: number, unchanged: number, skipped: number, undone: number, kept: number } } | null } | null };


export const OwnImport: Operation<OwnImportQuery, OwnImportQueryVariables> = { name: 'OwnImport', id: '1833ce85e2ed', kind: 'query' }

import type { ImportEntry, OwnImport } from '../../../data/import/imports'

export type StoryImportMapper = OwnImport
export type StoryImportEntryMapper = ImportEntry

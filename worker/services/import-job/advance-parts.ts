import type { OwnImport } from '../../data/import/imports'
import type { SourceFile } from '../import/source-file'
import type { ImportPorts } from '../import/story-import'
import type { Needs } from '../parts'

/** What a step of an import takes. */
export interface AdvanceParts extends ImportPorts {
  /** Updates the search entries of whatever isn't a story. */
  reindexAll: Needs<'reindex'>['reindex']
  drafts: Pick<Needs<'drafts'>['drafts'], 'store'>
  /** The import's file. */
  file(row: OwnImport): SourceFile
  /** Removes it. */
  removeFile(importId: string): Promise<void>
}

import { IMPORT_FILE_KEPT } from '../../../schema/rules/imports'
import { MINUTE } from '../../../schema/rules/time-units'
import { importMessages } from '../../../schema/wording/imports'
import { type ImportState, importsLeft, setImportState } from '../../data/import/imports'
import { FetchingPictureStore } from '../import/pictures/picture-store'
import type { JobNeeds, Needs } from '../parts'
import { advanceImport } from './advance-import'

type ImportParts = JobNeeds<
  | 'bucket'
  | 'clock'
  | 'db'
  | 'decorate'
  | 'drafts'
  | 'files'
  | 'importFile'
  | 'imports'
  | 'newId'
  | 'purger'
  | 'reindex'
>

/**
 * Makes a step of each import, which asks for the next.
 *
 * @throws if the database or the bucket can't be reached.
 */
export async function advanceImports(parts: ImportParts, importIds: readonly string[]): Promise<void> {
  const { bucket, clock, db, decorate, drafts, files, imports, importFile, newId, purger, reindex } = parts
  for (const importId of new Set(importIds)) {
    const isMore = await advanceImport(
      {
        clock,
        db,
        decorate,
        drafts,
        newId,
        purger,
        reindex: (postId) => reindex([postId]),
        reindexAll: reindex,
        // Each step has its own budget.
        pictures: new FetchingPictureStore({ port: imports, store: { db, bucket }, files, clock }),
        file: importFile,
        removeFile: (id) => imports.remove(id, null),
      },
      importId,
    )
    if (isMore) await imports.advance(importId)
  }
}

/** States in which an import works by itself, and how long a step may be silent. */
const WORKING: readonly ImportState[] = ['reading', 'importing', 'undoing']
const SILENT = 2 * MINUTE

/** States in which an import waits for its person. */
const WAITING: readonly ImportState[] = ['uploading', 'ready']

/**
 * Has imports go on whose message was lost or whose worker was killed, and gives up those that nobody went on with for a
 * week, with their files: `perRun` in each state at most. Rule: docs/rules/import.md, "The job".
 */
export async function sweepImports(
  { db, clock, imports }: Needs<'db' | 'clock' | 'imports'>,
  perRun: number,
): Promise<void> {
  const now = clock.now()
  const left = (states: readonly ImportState[], until: number) =>
    Promise.all(states.map((state) => db.all(importsLeft, state, until, perRun)))
  const [working, waiting] = await Promise.all([
    left(WORKING, now - SILENT),
    left(WAITING, now - IMPORT_FILE_KEPT),
  ])
  for (const { id } of working.flat()) await imports.advance(id)
  for (const { id, state, uploadId } of waiting.flat()) {
    await db.write([setImportState(id, state, 'failed', importMessages.expired, now)])
    await imports.remove(id, uploadId)
  }
}

import { newId } from '../../../schema/rules/new-id'
import { DAY } from '../../../schema/rules/time-units'
import { importById, insertImport, setImportState } from '../../data/import/imports'
import { storyPurger } from '../../edge-cache/story-purger'
import { FetchingPictureStore } from '../../services/import/pictures/picture-store'
import { MemoryFile } from '../../services/import/source-file'
import { advanceImport } from '../../services/import-job/advance-import'
import type { AdvanceParts } from '../../services/import-job/advance-parts'
import { decorateVersion } from '../../services/post/decorate-version'
import type { Demo } from './demo'
import { demoId } from './ids'
import type { DemoArchive } from './read-part'

/**
 * Imports what a person of the demo had elsewhere, as the job of an import does: it is listed on their page of imports,
 * where it can be undone. An import that exists, or was undone, isn't changed.
 *
 * @param archiveOf makes the archive of some files.
 */
export async function writeImports(
  { db, now, parts }: Pick<Demo, 'db' | 'now' | 'parts'>,
  bucket: R2Bucket,
  archiveOf: (files: DemoArchive['files']) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  for (const { imported } of parts) {
    if (!imported) continue
    const id = demoId('import', imported.file)
    if (await db.first(importById, id)) continue
    const at = now - imported.ago_days * DAY
    const archive = new MemoryFile(imported.file, [await archiveOf(imported.files)])
    const versions: string[] = []
    const clock = { now: () => at }
    const ports: AdvanceParts = {
      db,
      clock,
      newId,
      purger: { ...storyPurger(async () => {}), statements: () => [] },
      reindex: () => {},
      reindexAll: () => {},
      decorate: (versionId) => void versions.push(versionId),
      drafts: { store: async () => false },
      pictures: new FetchingPictureStore({
        // Everything is in the archive.
        port: {
          fetch: () => Promise.reject(new Error('The demo fetches nothing.')),
          lead: async () => 'nowhere',
        },
        store: { db, bucket },
        clock,
      }),
      file: () => archive,
      removeFile: async () => {},
    }
    const { size, name: fileName } = archive
    const ownerId = demoId('user', imported.by)
    const row = { id, ownerId, format: 'markdown' as const, fileName, size, createdAt: at, updatedAt: at }
    await db.write([insertImport({ ...row, state: 'reading', uploadId: null })])
    await advanceImport(ports, id)
    await db.write([setImportState(id, 'ready', 'importing', null, at)])
    await advanceImport(ports, id)
    for (const versionId of versions) await decorateVersion(ports, versionId)
  }
}

import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { partCount } from '../../../schema/rules/upload-parts'
import { importMessages } from '../../../schema/wording/imports'
import { deleteParts, type OwnImport, partsOfImport, setImportState } from '../../data/import/imports'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ImportParts, importNow, type MayNotImport, requireImport } from './require-import'

/** Makes one file of the parts, and has it read for the preview. Idempotent. */
export const finishImportUpload = defineUseCase(
  v.object({ importId: entityId }),
  async (parts: ImportParts, { importId }): Promise<Result<OwnImport, MayNotImport>> => {
    const { db, clock, imports } = parts
    const own = await requireImport(parts, importId)
    if (!own.ok) return own
    const { state, uploadId, size } = own.value
    if (state !== 'uploading' || uploadId === null) return ok(own.value)
    const stored = await db.all(partsOfImport, importId)
    if (stored.length !== partCount(size)) return fail('CONFLICT', importMessages.partMissing)
    await imports.complete(importId, uploadId, stored)
    await db.write([
      setImportState(importId, 'uploading', 'reading', null, clock.now()),
      deleteParts(importId),
    ])
    await imports.advance(importId)
    return importNow(parts, importId)
  },
)

import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { importMessages } from '../../../schema/wording/imports'
import { type OwnImport, setImportState } from '../../data/import/imports'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ImportParts, importNow, type MayNotImport, requireImport } from './require-import'

/** Undoes an import, except for stories that were changed since. Idempotent. */
export const undoImport = defineUseCase(
  v.object({ importId: entityId }),
  async (parts: ImportParts, { importId }): Promise<Result<OwnImport, MayNotImport>> => {
    const own = await requireImport(parts, importId)
    if (!own.ok) return own
    const { state } = own.value
    if (state === 'undoing' || state === 'undone') return ok(own.value)
    if (state !== 'done') return fail('CONFLICT', importMessages.notNow)
    await parts.db.write([setImportState(importId, 'done', 'undoing', null, parts.clock.now())])
    await parts.imports.advance(importId)
    return importNow(parts, importId)
  },
)

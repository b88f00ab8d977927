import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { importMessages } from '../../../schema/wording/imports'
import { deleteImport, type ImportState } from '../../data/import/imports'
import { done, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ImportParts, type MayNotImport, requireImport } from './require-import'

/** States in which an import has no stories, or none any more. */
const EMPTY: ReadonlySet<ImportState> = new Set(['uploading', 'reading', 'ready', 'failed', 'undone'])

/** Forgets an import that has imported nothing, and its file. Idempotent. */
export const discardImport = defineUseCase(
  v.object({ importId: entityId }),
  async (parts: ImportParts, { importId }): Promise<Result<undefined, MayNotImport>> => {
    const own = await requireImport(parts, importId)
    if (!own.ok) return own.failure.code === 'NOT_FOUND' ? done : own
    if (!EMPTY.has(own.value.state)) return fail('CONFLICT', importMessages.notNow)
    await parts.db.write(deleteImport(importId))
    await parts.imports.remove(importId, own.value.uploadId)
    return done
  },
)

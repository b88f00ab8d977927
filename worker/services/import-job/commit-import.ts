import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { importMessages } from '../../../schema/wording/imports'
import { type OwnImport, setAsDrafts, setImportState } from '../../data/import/imports'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ImportParts, importNow, type MayNotImport, requireImport } from './require-import'

/** Imports what the preview shows. Idempotent. Rule: docs/rules/import.md, "One's own stories". */
export const commitImport = defineUseCase(
  v.object({ importId: entityId, asDrafts: v.boolean() }),
  async (parts: ImportParts, { importId, asDrafts }): Promise<Result<OwnImport, MayNotImport>> => {
    const own = await requireImport(parts, importId)
    if (!own.ok) return own
    const { state } = own.value
    if (state === 'importing' || state === 'done') return ok(own.value)
    if (state !== 'ready') return fail('CONFLICT', importMessages.notNow)
    await parts.db.write([
      setAsDrafts(importId, asDrafts),
      setImportState(importId, 'ready', 'importing', null, parts.clock.now()),
    ])
    await parts.imports.advance(importId)
    return importNow(parts, importId)
  },
)

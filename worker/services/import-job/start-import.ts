import * as v from 'valibot'
import { entityId, oneLine, oneOf } from '../../../schema/inputs/text'
import { IMPORT_FORMATS, MAX_UPLOAD_BYTES } from '../../../schema/rules/imports'
import { importMessages } from '../../../schema/wording/imports'
import { insertImport, type OwnImport } from '../../data/import/imports'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { mayBegin, type NotBegun } from './begin-import'
import type { ImportParts } from './require-import'

/**
 * Begins an import, whose file is sent in parts. The client makes the id, so that asking twice begins one. Rule:
 * docs/rules/import.md, "Uploads in parts".
 */
export const startImport = defineUseCase(
  v.object({
    importId: entityId,
    format: oneOf(IMPORT_FORMATS, importMessages.format),
    fileName: oneLine({ max: 300, tooLong: importMessages.name }),
    size: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(1, importMessages.size(MAX_UPLOAD_BYTES)),
      v.maxValue(MAX_UPLOAD_BYTES, importMessages.size(MAX_UPLOAD_BYTES)),
    ),
  }),
  async (
    parts: ImportParts & Needs<'lockouts'>,
    { importId, ...file },
  ): Promise<Result<OwnImport, NotBegun>> => {
    const { db, clock, imports } = parts
    const begins = await mayBegin(parts, importId)
    if (!begins.ok) return begins
    const { ownerId, known } = begins.value
    if (known) return ok(known)
    const uploadId = await imports.begin(importId)
    const now = clock.now()
    const row = {
      id: importId,
      ownerId,
      ...file,
      state: 'uploading' as const,
      uploadId,
      createdAt: now,
      updatedAt: now,
    }
    await db.write([insertImport(row)])
    return ok({ ...row, asDrafts: 0, position: 0, problem: null })
  },
)

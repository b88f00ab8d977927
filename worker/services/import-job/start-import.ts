import * as v from 'valibot'
import { entityId, oneOf, opaque } from '../../../schema/inputs/text'
import { IMPORT_FORMATS, MAX_IMPORTS_AN_HOUR, MAX_UPLOAD_BYTES } from '../../../schema/rules/imports'
import { HOUR } from '../../../schema/rules/time-units'
import { importMessages } from '../../../schema/wording/imports'
import { importById, insertImport, type OwnImport } from '../../data/import/imports'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { ImportParts } from './require-import'

/**
 * Begins an import, whose file is sent in parts. The client makes the id, so that asking twice begins one. Rule:
 * docs/rules/import.md, "Uploads in parts".
 */
export const startImport = defineUseCase(
  v.object({
    importId: entityId,
    format: oneOf(IMPORT_FORMATS, importMessages.format),
    fileName: opaque(300, importMessages.name),
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
  ): Promise<Result<OwnImport, NoWriter | Failure<'RATE_LIMITED' | 'ALREADY_EXISTS'>>> => {
    const { db, clock, imports, lockouts } = parts
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const ownerId = writer.value.id
    const known = await db.first(importById, importId)
    if (known) return known.ownerId === ownerId ? ok(known) : fail('ALREADY_EXISTS', importMessages.notNow)
    const begun = await lockouts.use('imports', ownerId, HOUR)
    if (begun > MAX_IMPORTS_AN_HOUR) return fail('RATE_LIMITED', importMessages.tooMany)
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

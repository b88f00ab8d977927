import * as v from 'valibot'
import { entityId, keptBy } from '../../../schema/inputs/text'
import { MAX_HREF } from '../../../schema/rules/limits'
import { safeWebAddress } from '../../../schema/rules/links'
import { importMessages } from '../../../schema/wording/imports'
import { insertImport, type OwnImport } from '../../data/import/imports'
import { ExportError } from '../import/export-reader'
import type { MemoryFile } from '../import/source-file'
import { fetchPage } from '../import/web/fetch-page'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { mayBegin, type NotBegun } from './begin-import'
import type { ImportParts } from './require-import'

/** What somebody typed as an address: without a scheme it is https. */
const secureAddress = (typed: string): string | undefined => {
  const address = safeWebAddress(/^[a-z]+:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`)
  return address?.startsWith('https:') ? address : undefined
}

/**
 * Begins an import of a feed or page that is fetched from where it is. Rules: docs/rules/import.md, "Feeds and pages",
 * "One's own stories".
 */
export const startWebImport = defineUseCase(
  v.object({
    importId: entityId,
    address: v.pipe(
      v.string(),
      v.maxLength(MAX_HREF, importMessages.address),
      keptBy(secureAddress, importMessages.address),
    ),
  }),
  async (
    parts: ImportParts & Needs<'lockouts'>,
    { importId, address },
  ): Promise<Result<OwnImport, NotBegun | Failure<'BAD_REQUEST'>>> => {
    const { db, clock, imports } = parts
    const begins = await mayBegin(parts, importId)
    if (!begins.ok) return begins
    const { ownerId, known } = begins.value
    if (known) return ok(known)
    let file: MemoryFile
    try {
      file = await fetchPage(imports, address)
    } catch (error) {
      if (!(error instanceof ExportError)) throw error
      return fail('BAD_REQUEST', error.message, 'address')
    }
    if (file.size === 0) return fail('BAD_REQUEST', importMessages.nothing, 'address')
    await imports.put(importId, (await file.read(0, file.size)).buffer)
    const now = clock.now()
    const row = {
      id: importId,
      ownerId,
      format: 'web' as const,
      fileName: address,
      size: file.size,
      state: 'reading' as const,
      uploadId: null,
      createdAt: now,
      updatedAt: now,
    }
    await db.write([insertImport(row)])
    await imports.advance(importId)
    return ok({ ...row, asDrafts: 0, position: 0, problem: null })
  },
)

import { isPart } from '../../../schema/rules/upload-parts'
import { importMessages } from '../../../schema/wording/imports'
import { forgetPart, insertPart } from '../../data/import/imports'
import { type Failure, fail, ok, type Result } from '../result'
import { type ImportParts, type MayNotImport, requireImport } from './require-import'

/** Stores a part of an import's file; one that comes again replaces the first. */
export async function storeImportPart(
  parts: ImportParts,
  { importId, number, bytes }: { importId: string; number: number; bytes: ArrayBuffer },
): Promise<Result<{ number: number }, MayNotImport | Failure<'BAD_REQUEST'>>> {
  const own = await requireImport(parts, importId)
  if (!own.ok) return own
  const { state, uploadId, size } = own.value
  if (state !== 'uploading' || uploadId === null) return fail('CONFLICT', importMessages.notNow)
  if (!isPart(size, number, bytes.byteLength)) return fail('BAD_REQUEST', importMessages.part)
  const { etag } = await parts.imports.store(importId, uploadId, number, bytes)
  await parts.db.write([forgetPart(importId, number), insertPart({ importId, number, etag })])
  return ok({ number })
}

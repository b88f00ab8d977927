import { importMessages } from '../../../schema/wording/imports'
import { importById, type OwnImport } from '../../data/import/imports'
import type { NoWriter } from '../draft/require-writer'
import { requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

export type ImportParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'imports'>

export type NotFound = Failure<'NOT_FOUND'>
export type MayNotImport = NoWriter | NotFound | Failure<'CONFLICT'>

/** An import of the viewer's. To others it doesn't exist. */
export async function requireImport(
  parts: Needs<'db' | 'session' | 'browser'>,
  importId: string,
): Promise<Result<OwnImport, NoWriter | NotFound>> {
  const [writer, found] = await Promise.all([requireWriter(parts), parts.db.first(importById, importId)])
  if (!writer.ok) return writer
  return found?.ownerId === writer.value.id ? ok(found) : fail('NOT_FOUND', importMessages.gone)
}

/** The import as it is now. */
export async function importNow({ db }: Needs<'db'>, importId: string): Promise<Result<OwnImport, NotFound>> {
  const found = await db.first(importById, importId)
  return found ? ok(found) : fail('NOT_FOUND', importMessages.gone)
}

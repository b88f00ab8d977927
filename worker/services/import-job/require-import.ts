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
  const [writer, row] = await Promise.all([requireWriter(parts), parts.db.first(importById, importId)])
  if (!writer.ok) return writer
  return row?.ownerId === writer.value.id ? ok(row) : fail('NOT_FOUND', importMessages.gone)
}

/** The import's present state. */
export async function importNow({ db }: Needs<'db'>, importId: string): Promise<Result<OwnImport, NotFound>> {
  const row = await db.first(importById, importId)
  return row ? ok(row) : fail('NOT_FOUND', importMessages.gone)
}

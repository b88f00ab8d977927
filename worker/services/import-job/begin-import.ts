import { MAX_IMPORTS_AN_HOUR } from '../../../schema/rules/imports'
import { HOUR } from '../../../schema/rules/time-units'
import { importMessages } from '../../../schema/wording/imports'
import { importById, type OwnImport } from '../../data/import/imports'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import type { ImportParts } from './require-import'

export type NotBegun = NoWriter | Failure<'RATE_LIMITED' | 'ALREADY_EXISTS'>

/** Who may begin an import under an id; or the import itself, if it has begun already. */
export async function mayBegin(
  parts: ImportParts & Needs<'lockouts'>,
  importId: string,
): Promise<Result<{ ownerId: string; known?: OwnImport }, NotBegun>> {
  const { db, lockouts } = parts
  const writer = await requireWriter(parts)
  if (!writer.ok) return writer
  const ownerId = writer.value.id
  const known = await db.first(importById, importId)
  if (known)
    return known.ownerId === ownerId ? ok({ ownerId, known }) : fail('ALREADY_EXISTS', importMessages.notNow)
  const begun = await lockouts.use('imports', ownerId, HOUR)
  return begun > MAX_IMPORTS_AN_HOUR ? fail('RATE_LIMITED', importMessages.tooMany) : ok({ ownerId })
}

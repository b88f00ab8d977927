import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { type SubscriberImport, subscriberImportById } from '../../data/subscriber/imports'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { type NoKeeper, requireKeeper } from '../subscriber/require-keeper'

export type ListParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'imports'>
export type NotChanged = NoKeeper | Failure<'CONFLICT'>

/** A list of a newsletter whose subscribers the viewer may change. To others it doesn't exist. */
export async function requireList(
  parts: Needs<'db' | 'session' | 'browser'>,
  importId: string,
): Promise<Result<SubscriberImport, NoKeeper>> {
  const row = await parts.db.first(subscriberImportById, importId)
  if (!row) return fail('NOT_FOUND', subscriberMessages.noImport, 'importId')
  const allowed = await requireKeeper(parts, row.newsletterId)
  return allowed.ok ? ok(row) : allowed
}

/** How far the list is now. */
export async function listNow(
  { db }: Needs<'db'>,
  importId: string,
): Promise<Result<SubscriberImport, Failure<'NOT_FOUND'>>> {
  const row = await db.first(subscriberImportById, importId)
  return row ? ok(row) : fail('NOT_FOUND', subscriberMessages.noImport, 'importId')
}

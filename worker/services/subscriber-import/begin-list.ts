import { LISTS_BEGUN } from '../../../schema/rules/subscribers'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import {
  insertSubscriberImport,
  type SubscriberImport,
  subscriberImportById,
} from '../../data/subscriber/imports'
import { firstUse } from '../newsletter/first-use'
import { ownAddressOf } from '../newsletter/subscribe-to-newsletter'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import type { Keeping } from '../subscriber/require-keeper'
import { fileOf } from './stored-lines'

export type BeginParts = Needs<'db' | 'clock' | 'session' | 'browser' | 'imports' | 'lockouts'>
export type NotBegun = Failure<'NOT_FOUND' | 'ALREADY_EXISTS' | 'CONFLICT' | 'RATE_LIMITED'>

/** A list as it came. */
interface GivenList {
  importId: string
  fileName: string
  bytes: ArrayBuffer
}

/** Stores a list and has it read. The sender makes its id, so that sending it twice begins one. */
export async function beginList(
  parts: BeginParts,
  { keeper, newsletter }: Keeping,
  { importId, fileName, bytes }: GivenList,
): Promise<Result<SubscriberImport, NotBegun>> {
  const { db, clock, imports, lockouts } = parts
  const { id: newsletterId } = newsletter
  const known = await db.first(subscriberImportById, importId)
  if (known)
    return known.newsletterId === newsletterId
      ? ok(known)
      : fail('ALREADY_EXISTS', subscriberMessages.notNow, 'importId')
  const { most, windowMs } = LISTS_BEGUN
  if ((await lockouts.use('subscriber-lists', keeper.id, windowMs, most)) > most)
    return fail('RATE_LIMITED', subscriberMessages.tooMany)
  if ((await ownAddressOf(parts)) === undefined) return fail('CONFLICT', subscriberMessages.unconfirmed)
  const now = clock.now()
  await imports.put(fileOf(importId), bytes)
  await db.write([
    ...firstUse(newsletter, now),
    insertSubscriberImport({
      id: importId,
      newsletterId,
      ownerId: keeper.id,
      fileName,
      size: bytes.byteLength,
      state: 'reading',
      createdAt: now,
      updatedAt: now,
    }),
  ])
  await imports.advanceList(importId)
  const begun = await db.first(subscriberImportById, importId)
  return begun ? ok(begun) : fail('NOT_FOUND', subscriberMessages.noImport)
}

import { REMOVED_READING_KEPT } from '../../../schema/rules/reading-history'
import { readingMessages as messages } from '../../../schema/wording/reading-messages'
import { historyEntry } from '../../data/reading-history/queries'
import type { HistoryEntry } from '../../data/reading-history/rows'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

/** What changing a history takes. */
export type HistoryParts = Needs<'db' | 'clock' | 'viewer' | 'newId'>

export type NotThere = Failure<'UNAUTHORIZED' | 'NOT_FOUND'>

/** The viewer, whose history is theirs alone. */
export async function requireReader({
  viewer,
}: Needs<'viewer'>): Promise<Result<Person, Failure<'UNAUTHORIZED'>>> {
  const actor = await viewer()
  return actor && can(actor, 'personalize', { entity: 'account', account: actor })
    ? ok(actor)
    : fail('UNAUTHORIZED', messages.signInFirst)
}

/** A story in the viewer's history, also if they took it out a short while ago. */
export async function requireEntry(
  parts: HistoryParts,
  postId: string,
): Promise<Result<{ userId: string; entry: HistoryEntry }, NotThere>> {
  const reader = await requireReader(parts)
  if (!reader.ok) return reader
  const { db, clock } = parts
  const { id: userId } = reader.value
  const entry = await db.first(historyEntry, userId, postId)
  const isThere = entry && (entry.removedAt === null || entry.removedAt > clock.now() - REMOVED_READING_KEPT)
  return isThere ? ok({ userId, entry }) : fail('NOT_FOUND', messages.notInHistory, 'targetPostId')
}

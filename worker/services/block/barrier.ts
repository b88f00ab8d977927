import { blockMessages } from '../../../schema/wording/block-messages'
import type { Database } from '../../data/database'
import { relationsByKeys } from '../../data/follow/queries'
import { relationKey } from '../../data/follow/rows'
import type { Reader } from '../../data/reader'
import type { Actor } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { type Failure, fail } from '../result'

/** Why nothing comes of it between two people one of whom blocks the other. */
export type Barred = Failure<'BLOCKED' | 'BLOCKING'>

interface Relation {
  isBlocking: 0 | 1
  isBlocked: 0 | 1
}

/** Who is blocked learns that first: ending one's own block wouldn't help. */
function barrierIn(relations: readonly (Relation | undefined)[]): Barrier | undefined {
  if (relations.some((relation) => relation?.isBlocked === 1)) return 'blocked'
  return relations.some((relation) => relation?.isBlocking === 1) ? 'blocking' : undefined
}

const keysOf = (actorId: string, people: readonly string[]): string[] =>
  [...new Set(people)].filter((id) => id !== actorId).map((id) => relationKey(actorId, 'user', id))

/** What stands between somebody and some people, read anew. */
export async function barrierTo(
  db: Database,
  actorId: string,
  people: readonly string[],
): Promise<Barrier | undefined> {
  const keys = keysOf(actorId, people)
  return keys.length === 0 ? undefined : barrierIn(await db.all(relationsByKeys, JSON.stringify(keys)))
}

/** The same by a request's loaders, for what an answer shows; nothing stands before a visitor. */
export async function shownBarrier(
  reader: Reader,
  actor: Actor,
  people: readonly string[],
): Promise<Barrier | undefined> {
  if (!actor) return undefined
  return barrierIn(await Promise.all(keysOf(actor.id, people).map((key) => reader.relations.load(key))))
}

/** The failure that says so. It names nobody. */
export const barred = (barrier: Barrier, field: string | null = null) =>
  barrier === 'blocked'
    ? fail('BLOCKED', blockMessages.blocked, field)
    : fail('BLOCKING', blockMessages.blocking, field)

import { blockMessages } from '../../../schema/wording/block-messages'
import { relationKey } from '../../data/follow/rows'
import type { People } from '../../data/people'
import type { Actor } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { type Failure, fail } from '../result'

/** Why a mutation fails between two people one of whom blocks the other. */
export type Blocked = Failure<'BLOCKED' | 'BLOCKING'>

interface Relation {
  isBlocking: 0 | 1
  isBlocked: 0 | 1
}

/** Being blocked is reported first: ending one's own block wouldn't help. */
function barrierIn(relations: readonly (Relation | undefined)[]): Barrier | null {
  if (relations.some((relation) => relation?.isBlocked === 1)) return 'blocked'
  return relations.some((relation) => relation?.isBlocking === 1) ? 'blocking' : null
}

const keysOf = (actorId: string, people: readonly string[]): string[] =>
  [...new Set(people)].filter((id) => id !== actorId).map((id) => relationKey(actorId, 'user', id))

/** Whether the actor and any of these people block each other; null for a visitor. Takes at most one round trip. */
export async function blockBetween(
  people: Pick<People, 'relations'>,
  actor: Actor,
  others: readonly string[],
): Promise<Barrier | null> {
  if (!actor) return null
  return barrierIn(await Promise.all(keysOf(actor.id, others).map((key) => people.relations.load(key))))
}

/** The failure that reports a block. It names nobody. */
export const blockedFailure = (barrier: Barrier, field: string | null = null) =>
  barrier === 'blocked'
    ? fail('BLOCKED', blockMessages.blocked, field)
    : fail('BLOCKING', blockMessages.blocking, field)

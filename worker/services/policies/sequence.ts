import type { Sequence } from '../../data/sequence/rows'
import type { User } from '../../data/user/rows'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'
import { userPolicy } from './user'

/** A series alone: enough for what its writer does with it. */
interface SequenceAlone {
  entity: 'sequence'
  sequence: Pick<Sequence, 'creatorId' | 'publishedAt' | 'deletedAt'>
}

export interface SequenceThing extends SequenceAlone {
  /** Its writer, who may be suspended or gone. */
  owner: Pick<User, 'id' | 'isSuspended' | 'deactivatedAt'>
}

const isOwner = (actor: Actor, { sequence }: SequenceAlone): boolean => actor?.id === sequence.creatorId

/** Its writer, on the main host and in their own session. */
const remove = (actor: Actor, thing: SequenceAlone): boolean => isOwner(actor, thing) && isInPerson(actor)

const isUnsuspended = (actor: Actor): boolean => actor?.isSuspended === false

/** Series. Rules: docs/rules/security.md, "Rights"; docs/rules/series.md, "Who sees a series". */
export const sequencePolicy = {
  /** See that it exists, and what is in it. */
  read: (actor, thing) =>
    thing.sequence.deletedAt === null &&
    (isOwner(actor, thing) ||
      (thing.sequence.publishedAt !== null && userPolicy.list(actor, { entity: 'user', user: thing.owner }))),
  /** See its parts that others don't, and the page that edits it. */
  own: isOwner,
  /** Create it, and change it, its parts and whether others see it. */
  edit: (actor, thing: SequenceAlone) =>
    remove(actor, thing) && thing.sequence.deletedAt === null && isUnsuspended(actor),
  /** Delete it. */
  remove,
  /** Restore it after that. */
  restore: (actor, thing: SequenceAlone) => remove(actor, thing) && isUnsuspended(actor),
} satisfies Policy<SequenceThing>

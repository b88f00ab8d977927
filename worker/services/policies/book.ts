import type { User } from '../../data/user/rows'
import { isShown } from '../../data/user/shown'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'

export interface BookThing {
  entity: 'book'
  /** Whose books they are. */
  owner: Pick<User, 'id' | 'isBookAuthor' | 'isSuspended' | 'deactivatedAt'>
}

const isOwner = (actor: Actor, { owner }: BookThing): boolean => actor?.id === owner.id

/** The owner, on the main host and in their own session. */
const remove = (actor: Actor, thing: BookThing): boolean => isOwner(actor, thing) && isInPerson(actor)

/** The books of a verified author. Rule: docs/rules/security.md, "Rights". */
export const bookPolicy = {
  /** See them on their author's page. */
  see: (actor, thing) => isOwner(actor, thing) || (thing.owner.isBookAuthor === 1 && isShown(thing.owner)),
  /** Add, change and arrange them. */
  edit: (actor, thing) =>
    remove(actor, thing) && actor?.isSuspended === false && thing.owner.isBookAuthor === 1,
  /** Take one away. */
  remove,
} satisfies Policy<BookThing>

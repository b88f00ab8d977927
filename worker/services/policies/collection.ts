import type { Collection, CollectionEditor } from '../../data/collection/rows'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'

export interface CollectionThing {
  entity: 'collection'
  collection: Pick<Collection, 'id'>
  /** Its owners and editors. */
  leaders: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
}

const hasRole = (actor: Actor, { leaders }: CollectionThing, roles: readonly string[]): boolean =>
  actor !== null && leaders.some(({ userId, role }) => userId === actor.id && roles.includes(role))

/** In person, and not suspended. */
const isUnsuspendedInPerson = (actor: Actor): boolean => isInPerson(actor) && !actor.isSuspended

/** Publications. Rule: docs/rules/security.md, "Rights". */
export const collectionPolicy = {
  /** Be told of what it publishes. */
  follow: (actor) => actor !== null && !actor.isSuspended,
  /** Keep its stories out of one's own lists. */
  mute: (actor) => actor !== null,
  /** See all that is there to manage: writers, settings, submissions, every story in it, newsletters and stats. */
  manage: (actor, thing) => hasRole(actor, thing, ['OWNER', 'EDITOR']),
  /** Change any of that. */
  change: (actor, thing) => hasRole(actor, thing, ['OWNER', 'EDITOR']) && actor?.isSuspended === false,
  /** Invite its writers, and take their role away. */
  appointWriters: (actor, thing) =>
    hasRole(actor, thing, ['OWNER', 'EDITOR']) && isUnsuspendedInPerson(actor),
  /** The same for its editors. */
  appointEditors: (actor, thing) => hasRole(actor, thing, ['OWNER']) && isUnsuspendedInPerson(actor),
  /** Delete it, transfer it, choose its domain. */
  administer: (actor, thing) => hasRole(actor, thing, ['OWNER']),
} satisfies Policy<CollectionThing>

import type { Submitters } from '../../../schema/rules/submissions'
import type { Collection, CollectionEditor } from '../../data/collection/rows'
import { type Actor, isInPerson, mayReach, mayReport } from './actor'
import type { Policy } from './policy'

interface CollectionWithLeaders {
  entity: 'collection'
  collection: Pick<Collection, 'id'>
  /** Its owners and editors. */
  leaders: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
}

export interface CollectionThing extends CollectionWithLeaders {
  collection: Pick<Collection, 'id' | 'creatorId'>
  /** From whom it takes stories; its writers are among `leaders` then. */
  submitters: Submitters
}

const hasRole = (actor: Actor, { leaders }: CollectionWithLeaders, roles: readonly string[]): boolean =>
  actor !== null && leaders.some(({ userId, role }) => userId === actor.id && roles.includes(role))

/** In person, and not suspended. */
const isUnsuspendedInPerson = (actor: Actor): boolean => isInPerson(actor) && !actor.isSuspended

/** Publications. Rule: docs/rules/security.md, "Rights". */
export const collectionPolicy = {
  /** Be told of what it publishes. */
  follow: mayReach,
  /** Keep its stories out of one's own lists. */
  mute: (actor) => actor !== null,
  /** See everything that can be managed: writers, settings, submissions, every story in it, newsletters and stats. */
  manage: (actor, thing: CollectionWithLeaders) => hasRole(actor, thing, ['OWNER', 'EDITOR']),
  /** Change any of that. */
  change: (actor, thing: CollectionWithLeaders) =>
    hasRole(actor, thing, ['OWNER', 'EDITOR']) && actor?.isSuspended === false,
  /** Invite its writers, and take their role away. */
  appointWriters: (actor, thing: CollectionWithLeaders) =>
    hasRole(actor, thing, ['OWNER', 'EDITOR']) && isUnsuspendedInPerson(actor),
  /** Appoint its editors, and take their role away. */
  appointEditors: (actor, thing: CollectionWithLeaders) =>
    hasRole(actor, thing, ['OWNER']) && isUnsuspendedInPerson(actor),
  /** Delete it, transfer it, choose its domain. */
  administer: (actor, thing: CollectionWithLeaders) => hasRole(actor, thing, ['OWNER']),
  /** Restore it after it was deleted. */
  restore: (actor, thing: CollectionWithLeaders) =>
    hasRole(actor, thing, ['OWNER']) && actor?.isSuspended === false,
  /** Offer it a story: those from whom it takes some, and those who lead it always. */
  submit: (actor, thing: CollectionWithLeaders & Pick<CollectionThing, 'submitters'>) =>
    actor?.isSuspended === false &&
    (thing.submitters === 'anybody' ||
      hasRole(
        actor,
        thing,
        thing.submitters === 'writers' ? ['OWNER', 'EDITOR', 'WRITER'] : ['OWNER', 'EDITOR'],
      )),
  /** Report it: everybody, signed in or not, except those who lead it. */
  report: (actor, thing: CollectionWithLeaders) =>
    mayReport(actor) && !hasRole(actor, thing, ['OWNER', 'EDITOR']),
  /** Take it down, and show it again: staff, but not the person who created it. */
  moderate: (actor, { collection: { creatorId } }: Pick<CollectionThing, 'collection' | 'entity'>) =>
    actor?.isStaff === true && creatorId !== actor.id,
} satisfies Policy<CollectionThing>

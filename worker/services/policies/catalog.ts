import { HIDDEN_LIST, PUBLIC_LIST } from '../../../schema/rules/catalogs'
import type { Catalog } from '../../data/catalog/rows'
import type { User } from '../../data/user/rows'
import { type Actor, isInPerson, mayReach, mayReport } from './actor'
import type { Barrier } from './barrier'
import type { Policy } from './policy'
import { userPolicy } from './user'

/** A list alone: enough for what its owner does with it, and for staff. */
interface CatalogAlone {
  entity: 'catalog'
  catalog: Pick<Catalog, 'creatorId' | 'visibility' | 'deletedAt'>
}

/** A list with its owner, who may be suspended or gone. */
interface CatalogWithOwner extends CatalogAlone {
  owner: Pick<User, 'id' | 'isSuspended' | 'deactivatedAt'>
}

export interface CatalogThing extends CatalogWithOwner {
  /** Blocks between the actor and its owner. */
  barrier: Barrier | null
}

/** Whether a list is neither deleted nor hidden by staff. */
const isThere = ({ catalog: { deletedAt, visibility } }: CatalogAlone): boolean =>
  deletedAt === null && visibility !== HIDDEN_LIST

const isOwner = (actor: Actor, { catalog }: CatalogAlone): boolean => actor?.id === catalog.creatorId

const read = (actor: Actor, thing: CatalogWithOwner): boolean =>
  isThere(thing) &&
  (isOwner(actor, thing) ||
    (thing.catalog.visibility === PUBLIC_LIST &&
      userPolicy.list(actor, { entity: 'user', user: thing.owner })))

/** Its owner, in their own session on the main host. */
const remove = (actor: Actor, thing: CatalogAlone): boolean =>
  isOwner(actor, thing) && thing.catalog.visibility !== HIDDEN_LIST && isInPerson(actor)

/** Something that is done with other people's lists. */
const isOthers = (actor: Actor, thing: CatalogThing): boolean =>
  mayReach(actor) && thing.barrier === null && !isOwner(actor, thing) && read(actor, thing)

/** Lists of stories. Rule: docs/rules/security.md, "Rights". */
export const catalogPolicy = {
  read,
  /** See what only its owner sees of it: every item with its note. */
  own: isOwner,
  /** Report it: everybody who can read it, signed in or not, except its owner. */
  report: (actor, thing: CatalogWithOwner) =>
    mayReport(actor) && !isOwner(actor, thing) && read(actor, thing),
  /** Take it down, and show it again: staff, but not its owner. */
  moderate: (actor, thing: CatalogAlone) => actor?.isStaff === true && !isOwner(actor, thing),
  /** Save it among one's own: everybody who can find it, except its owner. */
  follow: isOthers,
  /** Clap for it. */
  clap: isOthers,
  /** Put a story in, take one out, arrange and annotate them. */
  arrange: (actor, thing: CatalogAlone) =>
    isOwner(actor, thing) && actor?.isSpoofed === false && isThere(thing),
  /** Create it, rename it, and decide who sees it. */
  edit: (actor, thing: CatalogAlone) => remove(actor, thing) && isThere(thing),
  /** Delete it, and restore it after that. */
  remove,
  /** Respond to it: everybody who can find it. */
  respond: (actor, thing) =>
    mayReach(actor) &&
    thing.barrier === null &&
    thing.catalog.visibility === PUBLIC_LIST &&
    read(actor, thing),
  /** Decide on responses to it. */
  curate: (actor, { catalog }: CatalogAlone) =>
    actor?.isSuspended === false && actor.id === catalog.creatorId,
} satisfies Policy<CatalogThing>

import type { Catalog } from '../../data/catalog/rows'
import type { User } from '../../data/user/rows'
import type { Actor } from './actor'
import type { Policy } from './policy'
import { userPolicy } from './user'

export interface CatalogThing {
  entity: 'catalog'
  catalog: Pick<Catalog, 'creatorId' | 'visibility'>
  owner: Pick<User, 'id' | 'isStaff' | 'isSuspended' | 'deactivatedAt'>
}

const PUBLIC = 0

const read = (actor: Actor, { catalog, owner }: CatalogThing): boolean =>
  actor?.id === catalog.creatorId ||
  (catalog.visibility === PUBLIC && userPolicy.list(actor, { entity: 'user', user: owner }))

/** Lists of stories. Rule: docs/rules/security.md, "Rights". */
export const catalogPolicy = {
  read,
  /** Clap for it: everybody who can find it, except its owner. */
  clap: (actor, thing) =>
    actor?.isSuspended === false && actor.id !== thing.catalog.creatorId && read(actor, thing),
  /** Respond to it: everybody who can find it. */
  respond: (actor, thing) =>
    actor?.isSuspended === false && thing.catalog.visibility === PUBLIC && read(actor, thing),
  /** Decide on responses to it. */
  curate: (actor, { catalog }) => actor?.isSuspended === false && actor.id === catalog.creatorId,
} satisfies Policy<CatalogThing>

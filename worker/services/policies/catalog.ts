import type { Catalog } from '../../data/catalog/rows'
import type { User } from '../../data/user/rows'
import type { Policy } from './policy'
import { userPolicy } from './user'

export interface CatalogThing {
  entity: 'catalog'
  catalog: Pick<Catalog, 'creatorId' | 'visibility'>
  owner: Pick<User, 'id' | 'isStaff' | 'isSuspended' | 'deactivatedAt'>
}

const PUBLIC = 0

/** Lists of stories. Rule: docs/rules/security.md, "Rights". */
export const catalogPolicy = {
  read: (actor, { catalog, owner }) =>
    actor?.id === catalog.creatorId ||
    (catalog.visibility === PUBLIC && userPolicy.list(actor, { entity: 'user', user: owner })),
} satisfies Policy<CatalogThing>

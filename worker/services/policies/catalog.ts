import type { Catalog } from '../../data/catalog/rows'
import type { Policy } from './policy'

export interface CatalogThing {
  entity: 'catalog'
  catalog: Pick<Catalog, 'creatorId' | 'visibility'>
}

const PUBLIC = 0

/** Reading lists. Rule: docs/rules/security.md, "Rights". */
export const catalogPolicy = {
  read: (actor, { catalog }) => catalog.visibility === PUBLIC || actor?.id === catalog.creatorId,
} satisfies Policy<CatalogThing>

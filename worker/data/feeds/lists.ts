import { CATALOG_COLUMNS, type Catalog } from '../catalog/rows'
import { query } from '../database'

/** A person's public list by its slug or its id; of several with that slug, the one changed last. */
export const publicCatalogOf = query<[creatorId: string, slug: string, id: string], Catalog>(
  'publicCatalogOf',
  `SELECT ${CATALOG_COLUMNS} FROM catalog l
   WHERE l.id = ?3 AND l.creator_id = ?1 AND l.visibility = 0
   UNION ALL
   SELECT * FROM (SELECT ${CATALOG_COLUMNS} FROM catalog l INDEXED BY catalog_of_creator
     WHERE l.slug = ?2 AND l.creator_id = ?1 AND l.visibility = 0 ORDER BY l.updated_at DESC LIMIT 1)
   LIMIT 1`,
)
